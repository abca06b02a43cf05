import type { DeskRequest, DeskResponse, DeskShapeName } from '@xinglin/contract';
import { useToast } from '@xinglin/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRunDesk } from '../api/staff-api';
import type { StaffFailure } from '../api/staff-failure';
import { useFailureText } from './failure-text';

/**
 * Runs actions and holds why the last one failed, in words, until the next one begins. An act that a second person has to
 * approve is announced as such.
 */
export function useAct(): {
  /** The answer, or `handedIn` where it waits for a second person; undefined where it failed. */
  readonly act: <Name extends DeskShapeName>(
    name: Name,
    input: DeskRequest<Name>,
  ) => Promise<DeskResponse<Name> | 'handedIn' | undefined>;
  readonly pending: boolean;
  readonly failure: StaffFailure | undefined;
  readonly problem: string | undefined;
  readonly clear: () => void;
} {
  const [run, pending] = useRunDesk();
  const { t } = useTranslation('staff');
  const toast = useToast();
  const describe = useFailureText();
  const [failure, setFailure] = useState<StaffFailure>();
  return {
    act: async (name, input) => {
      setFailure(undefined);
      const outcome = await run(name, input);
      if ('failure' in outcome) setFailure(outcome.failure);
      if (!('approvalId' in outcome)) return 'done' in outcome ? outcome.done : undefined;
      toast.show(`${t('consult.handedIn')} · ${t('consult.handedInNext')}`);
      return 'handedIn';
    },
    pending,
    failure,
    problem: failure && describe(failure),
    clear: () => setFailure(undefined),
  };
}
