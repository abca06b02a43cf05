import { useKeptDraft } from '@xinglin/forms';
import type { GetBaseInfoForPatientResponse as BaseInfo, Patient } from '@xinglin/gateway-sdk';
import { relations } from '@xinglin/rules';
import { useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { draftOf, keepable, newDraft, restore } from '../model/patient-draft';

/**
 * What is typed about a family member. The draft of a new member is stored on the device; a change of an existing one
 * is not. The address may name the relation of a new member (`relation`).
 */
export function usePatientDraft(patient: Patient | undefined, base: BaseInfo) {
  const [query] = useSearchParams();
  const named = query.get('relation');
  const expected = relations.find((one) => one === named);
  const former = useMemo(
    () => (patient ? draftOf(patient) : newDraft(base, expected)),
    [patient, base, expected],
  );
  return useKeptDraft({ kind: patient ? null : 'patientDraft', former, keepable, restore });
}
