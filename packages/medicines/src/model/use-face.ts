import { patientsApi, usePageTime } from '@xinglin/api';
import { dayAt } from '@xinglin/rules';
import { personFace, type Face } from '@xinglin/ui';

/** The drawn face of one of the family; of a person who is not known yet, one that only the id chooses. */
export function useFace(patientId: string): Face {
  const { data } = patientsApi.useListPatientsQuery();
  const today = dayAt(usePageTime());
  const patient = data?.items.find((one) => one.patientId === patientId);
  return patient === undefined ? { seed: patientId } : personFace(patient, today);
}
