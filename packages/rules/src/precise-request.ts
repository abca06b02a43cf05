import { seenLength } from './blank-text';

/** How much a request for precision booking says. */
export const preciseRequestLimits = {
  /** Characters about what is wrong. */
  symptoms: { least: 10, most: 500 },
  pictures: 6,
  /** Days that are wished for. */
  days: 5,
} as const;

/** What a person sends for the hospital to look through. */
export interface PreciseRequest {
  readonly symptoms: string;
  readonly fileIds: readonly string[];
  /** Calendar days at the hospital. */
  readonly days: readonly string[];
}

export type PreciseRequestField = keyof PreciseRequest;

export type PreciseRequestCode =
  | 'symptomsTooShort'
  | 'symptomsTooLong'
  | 'tooManyPictures'
  | 'dayRequired'
  | 'tooManyDays'
  | 'dayNotOffered';

export interface PreciseRequestProblem {
  readonly field: PreciseRequestField;
  readonly code: PreciseRequestCode;
}

/**
 * What keeps a request from being looked through, in the order of the fields; the form and the gateway ask the same.
 * @param offered the days on which the expert has a clinic.
 */
export function checkPreciseRequest(
  { symptoms, fileIds, days }: PreciseRequest,
  offered: readonly string[],
): readonly PreciseRequestProblem[] {
  const { symptoms: length, pictures, days: mostDays } = preciseRequestLimits;
  const written = seenLength(symptoms);
  const problems: PreciseRequestProblem[] = [];
  const add = (field: PreciseRequestField, code: PreciseRequestCode) =>
    problems.push({ field, code });
  if (written < length.least) add('symptoms', 'symptomsTooShort');
  else if (written > length.most) add('symptoms', 'symptomsTooLong');
  if (fileIds.length > pictures) add('fileIds', 'tooManyPictures');
  if (days.length === 0) add('days', 'dayRequired');
  else if (days.length > mostDays) add('days', 'tooManyDays');
  else if (days.some((day) => !offered.includes(day))) add('days', 'dayNotOffered');
  return problems;
}
