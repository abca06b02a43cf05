import { useSession } from '@xinglin/api';
import type { Patient } from '@xinglin/gateway-sdk';
import { useEffect, useState } from 'react';
import { ownStorage } from '../model/own-storage';
import { draftOf, emptyDraft, keepable, restore, type PatientDraft } from '../model/patient-draft';

/**
 * What is typed about a family member. A new one is kept on the device for a day, without its
 * numbers and for nobody else, so that neither a reload nor a sign-in loses it; a change of an old one is not.
 */
export function usePatientDraft(patient: Patient | undefined) {
  const [draft, setDraft] = useState<PatientDraft>(patient ? draftOf(patient) : emptyDraft);
  const [isKept, setKept] = useState(false);
  const storageKey = `patientDraft.${useSession()?.userId ?? ''}`;

  useEffect(() => {
    if (patient) return;
    // The server has no storage, so what it rendered must come first.
    const kept = restore(ownStorage.get(storageKey));
    if (!kept) return;
    setDraft((typed) => (typed === emptyDraft ? kept : typed));
    setKept(true);
  }, [patient, storageKey]);

  return {
    draft,
    /** Whether the draft is safe on this device. */
    isKept,
    change(changed: Partial<PatientDraft>) {
      const next = { ...draft, ...changed };
      setDraft(next);
      if (!patient) setKept(ownStorage.set(storageKey, keepable(next)));
    },
    forget() {
      ownStorage.remove(storageKey);
    },
  };
}
