const dose = {
  drugId: 'none',
  quantity: 1,
  amount: 1,
  unit: 'tablet',
  frequency: 'onceDaily',
  timing: 'anyTime',
  days: 7,
};

/** A body of each action of prescriptions that passes its schema, about something that does not exist. */
export const prescriptionSamples: Readonly<Record<string, object>> = {
  'open-prescribing': { orderKey: 'none' },
  'search-drugs': { q: '氨氯地平' },
  'check-prescription': { orderKey: 'none', diagnosis: '高血压', items: [dose] },
  'sign-prescription': {
    orderKey: 'none',
    diagnosis: '高血压',
    items: [dose],
    contentHash: 'none',
  },
  'refuse-renewal': { orderKey: 'none', reason: '需要先复查血压' },
  'cancel-prescription': { prescriptionId: 'none', reason: '开错剂量' },
  'list-reviews': {},
  'open-prescription': { prescriptionId: 'none' },
  'review-prescription': { prescriptionId: 'none', contentHash: 'none', isApproved: true },
};
