/** What is agreed of a session of the tele-clinic: the patient sits with a local doctor, an expert joins by video. */
export const telemedicineTerms = {
  sessionMinutes: 30,
  /** Days for which experts offer times. */
  daysAhead: 14,
  /** Nothing is booked later than this before it begins. */
  noticeHours: 4,
  payWithinMinutes: 30,
  /** Until then before the beginning a patient cancels by themselves, and is paid back whole. */
  cancelHoursBefore: 2,
  /** By then before the beginning it is known where the patient sits, or it does not take place. */
  placeHoursBefore: 1,
  /** How long after its time one that has not begun is still waited for. */
  lateMinutes: 30,
  /** Within how long the expert writes the summary. */
  summaryWithinHours: 24,
} as const;

/** Characters of what is written about a case, and pictures. */
export const telemedicineLimits = {
  complaint: { least: 5, most: 300 },
  course: { least: 10, most: 1000 },
  detail: 500,
  pictures: 9,
  additions: 20,
} as const;
