import type { DeskRequest, DeskResponse, DeskShapeName } from '@xinglin/contract';
import { useState } from 'react';
import { useRunDesk } from '../api/staff-api';
import type { StaffFailure } from '../api/staff-failure';
import { useFailureText } from './failure-text';

/** Runs actions and holds why the last one failed, in words, until the next one begins. */
export function useAct(): {
  /** The answer; undefined where it failed or waits for a second person. */
  readonly act: <Name extends DeskShapeName>(
    name: Name,
    input: DeskRequest<Name>,
  ) => Promise<DeskResponse<Name> | undefined>;
  readonly pending: boolean;
  readonly failure: StaffFailure | undefined;
  readonly problem: string | undefined;
  readonly clear: () => void;
} {
  const [run, pending] = useRunDesk();
  const describe = useFailureText();
  const [failure, setFailure] = useState<StaffFailure>();
  return {
    act: async (name, input) => {
      setFailure(undefined);
      const outcome = await run(name, input);
      if ('failure' in outcome) setFailure(outcome.failure);
      return 'done' in outcome ? outcome.done : undefined;
    },
    pending,
    failure,
    problem: failure && describe(failure),
    clear: () => setFailure(undefined),
  };
}
