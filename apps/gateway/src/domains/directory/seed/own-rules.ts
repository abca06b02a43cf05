import { clinicTypes } from '@xinglin/rules';
import type { hospitals } from '../../../kernel/places/tables';

type HospitalRow = typeof hospitals.$inferInsert;

/** Rules in which hospitals differ, told by their place in the plan, so that nothing drawn by chance moves; each names all, as rows are written together. */
export function ownRules(place: number, level: HospitalRow['level']): Partial<HospitalRow> {
  const isPrivate = level === 'private';
  // One whose own system keeps the places, so none are listed for or changed.
  const asksSystem = place === 16;
  return {
    insurance: isPrivate ? 'selfPayOnly' : 'settledAtCounter',
    asksSystem,
    maxReschedules: asksSystem ? 0 : isPrivate ? 3 : 2,
    waitListSize: asksSystem ? 0 : isPrivate ? 10 : 20,
    offerMinutes: isPrivate ? 60 : 30,
    drawSeconds: level === '3A' && place % 3 === 0 ? 20 : 0,
    submitCheck: place === 13 ? 'imageCode' : place === 14 ? 'mobileCode' : 'none',
    firstVisitClinics: place === 15 ? ['general', 'expert'] : [...clinicTypes],
  };
}
