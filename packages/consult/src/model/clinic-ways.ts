import type { ConsultKind } from '@xinglin/gateway-sdk';
import { idFilter } from '@xinglin/pages';
import { href } from '@xinglin/routes';

/** What people ask the clinics of communities. */
export const clinicKind = 'policlinic' as const satisfies ConsultKind;

/** The page of a clinic. */
export const clinicHref = (hospitalId: string): string =>
  href('consult.polyclinic', { itemUUID: hospitalId });

/** Where asking a clinic begins; a doctor of it may be chosen already. */
export const askClinicHref = (hospitalId: string, doctorId?: string): string =>
  href('consult.communityClinicFirstStep', {}, { hospitalId, ...(doctorId && { doctorId }) });

/** What an address of the steps names: ids, of which each may be missing. */
export function chosenAt(query: URLSearchParams) {
  const named = (name: string) => idFilter.read(query.get(name));
  return {
    hospitalId: named('hospitalId'),
    doctorId: named('doctorId'),
    patientId: named('patientId'),
  };
}

/** Where a consult that is over leads on. */
export const afterHref = (orderKey: string): string =>
  href('consult.communityClinicAfter', {}, { orderKey });
