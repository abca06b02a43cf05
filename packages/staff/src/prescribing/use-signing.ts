import type { DeskResponse } from '@xinglin/contract';
import { useState } from 'react';
import type { StaffFailure } from '../api/staff-failure';
import { useFailureText } from '../parts/failure-text';
import { useAct } from '../parts/use-act';
import { findingKey, overridesOf, warningsOf } from '../prescriptions/finding-key';
import { writtenOf, type Draft } from './draft';
import { prescribingApi } from './prescribing-api';

type Check = DeskResponse<'check-prescription'>;

/** `prescriptionChanged` and `prescriptionUnsafe`: what was checked is not what would be signed now. */
const needsNewCheck: readonly number[] = [45_004, 45_005];

/** Checks a prescription and signs what was checked. A check holds only as long as the draft is the same. */
export function useSigning(
  orderKey: string,
  draft: Draft,
): {
  /** The check of the present draft; undefined where it was not checked, or was changed since. */
  readonly check: Check | undefined;
  /** Whether nothing forbids it and each warning has its reason. */
  readonly maySign: boolean;
  /** Why the last call failed, in words. */
  readonly problem: string | undefined;
  readonly isChecking: boolean;
  readonly isSigning: boolean;
  readonly runCheck: () => Promise<void>;
  /** Whether it was signed. */
  readonly sign: () => Promise<boolean>;
} {
  const describe = useFailureText();
  const [request, { isLoading: isChecking }] = prescribingApi.useCheckPrescriptionMutation();
  const [run, setRun] = useState<{ readonly of: string; readonly check: Check }>();
  const [checkFailure, setCheckFailure] = useState<StaffFailure>();
  const { act, pending: isSigning, problem: signProblem, failure, clear } = useAct();
  const isStale = failure?.kind === 'refused' && needsNewCheck.includes(failure.code);
  const check = !isStale && run?.of === contentOf(draft) ? run.check : undefined;
  const findings = check?.findings ?? [];
  return {
    check,
    maySign:
      check !== undefined &&
      check.rules.length === 0 &&
      findings.every(({ severity }) => severity !== 'forbidden') &&
      warningsOf(findings).every(
        (finding) => (draft.reasons[findingKey(finding)]?.trim() ?? '') !== '',
      ),
    problem: checkFailure === undefined ? signProblem : describe(checkFailure),
    isChecking,
    isSigning,
    runCheck: async () => {
      clear();
      setCheckFailure(undefined);
      const { data, error } = await request(writtenOf(orderKey, draft));
      // The base query fails with nothing else.
      if (data?.done) setRun({ of: contentOf(draft), check: data.done });
      else setCheckFailure(error as StaffFailure);
    },
    sign: async () => {
      if (check === undefined) return false;
      const done = await act('sign-prescription', {
        ...writtenOf(orderKey, draft),
        contentHash: check.contentHash,
        overrides: overridesOf(findings, draft.reasons),
        ...(draft.supersedes !== null && { supersedes: draft.supersedes }),
      });
      return done !== undefined;
    },
  };
}

/** What is signed of a draft: reasons of warnings are sent beside it. */
function contentOf({ reasons: _reasons, supersedes: _supersedes, ...content }: Draft): string {
  return JSON.stringify(content);
}
