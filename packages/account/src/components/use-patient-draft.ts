import { useSession } from '@xinglin/api';
import type { GetBaseInfoForPatientResponse as BaseInfo, Patient } from '@xinglin/gateway-sdk';
import { useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { ownStorage } from '../model/own-storage';
import { draftOf, keepable, newDraft, restore, type PatientDraft } from '../model/patient-draft';

// Only this page writes the draft while it is in view, and it renders again when it does.
const never = () => () => undefined;

/**
 * What is typed about a family member. A new one is kept on the device for a day, without its
 * numbers and for nobody else, so that neither a reload nor a sign-in loses it; a change of an old one is not.
 */
export function usePatientDraft(patient: Patient | undefined, base: BaseInfo) {
  const [typed, setTyped] = useState<{ readonly draft: PatientDraft; readonly isKept: boolean }>();
  const storageKey = `patientDraft.${useSession()?.userId ?? ''}`;

  // A text, because a snapshot must be the same value while nothing changes; the server has no storage.
  const stored = useSyncExternalStore(
    never,
    () => JSON.stringify(patient ? null : ownStorage.get(storageKey)),
    () => 'null',
  );
  const restored = useMemo(() => restore(JSON.parse(stored)), [stored]);
  const former = useMemo(() => (patient ? draftOf(patient) : newDraft(base)), [patient, base]);
  const draft = typed?.draft ?? restored ?? former;
  // Several fields may change before the next render, and before what is stored has come into view.
  const latest = useRef<PatientDraft>(undefined);

  return {
    draft,
    /** Whether the draft is safe on this device. */
    isKept: typed?.isKept ?? restored !== null,
    change: (changed: Partial<PatientDraft> | ((draft: PatientDraft) => PatientDraft)) => {
      const kept = patient ? null : restore(ownStorage.get(storageKey));
      const now = latest.current ?? kept ?? former;
      const next = typeof changed === 'function' ? changed(now) : { ...now, ...changed };
      latest.current = next;
      setTyped({ draft: next, isKept: !patient && ownStorage.set(storageKey, keepable(next)) });
    },
    forget: () => {
      // What was brought back from the device stays in view until the page is left.
      setTyped({ draft, isKept: false });
      ownStorage.remove(storageKey);
    },
  };
}
