import { href } from '@xinglin/routes';
import type { ShiftPlace } from './ways';

/** Whose visit is asked about, and where it is booked. */
export interface AskedVisit extends ShiftPlace {
  readonly patientId: string;
}

/** The visit that the address of the questionnaire names. */
export const visitAt = (query: URLSearchParams): AskedVisit => ({
  hospitalId: query.get('hospitalId') ?? '',
  shiftCaseId: query.get('shiftCaseId') ?? '',
  patientId: query.get('patientId') ?? '',
});

/** Where it is answered. */
export const questionnaireHref = ({ hospitalId, shiftCaseId, patientId }: AskedVisit): string =>
  href('booking.standardQuestionnaire', {}, { hospitalId, shiftCaseId, patientId });
