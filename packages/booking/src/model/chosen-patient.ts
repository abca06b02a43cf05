import type { Patient } from '@xinglin/gateway-sdk';

/** For whom a visit is booked: the patient that the address names, else the default one, else the first. */
export function chosenPatient(
  patients: readonly Patient[],
  query: URLSearchParams,
): Patient | undefined {
  const wanted = query.get('patientId');
  return (
    patients.find(({ patientId }) => patientId === wanted) ??
    patients.find(({ isDefault }) => isDefault) ??
    patients[0]
  );
}
