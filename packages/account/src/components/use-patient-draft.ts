import { useKeptDraft } from '@xinglin/forms';
import type { GetBaseInfoForPatientResponse as BaseInfo, Patient } from '@xinglin/gateway-sdk';
import { useMemo } from 'react';
import { draftOf, keepable, newDraft, restore } from '../model/patient-draft';

/** What is typed about a family member; a new one is kept on the device, a change of an old one is not. */
export function usePatientDraft(patient: Patient | undefined, base: BaseInfo) {
  const former = useMemo(() => (patient ? draftOf(patient) : newDraft(base)), [patient, base]);
  return useKeptDraft({ kind: patient ? null : 'patientDraft', former, keepable, restore });
}
