// Owns: the guided way from a complaint to departments and doctors, in the language of the reader.
// Must not know: which words mean what (kernel/triage), how doctors are found.
// Used by: the list of domains.
import { reservationGuide } from '@xinglin/contract';
import { defineDomain } from '../../platform/domain';
import { guide } from './guide';

export const reservationGuideDomain = defineDomain({
  name: 'reservationGuide',
  calls: reservationGuide,
  handlers: () => ({ getReservationGuide: guide }),
});
