import { refusalCode, type QueryFailure } from '@xinglin/api';
import { errorCodes, type CheckPurpose } from '@xinglin/gateway-sdk';
import { lazy, Suspense, useState, type ReactNode } from 'react';

const loadDialog = () => import('./person-check-dialog');
// Rarely needed.
const PersonCheckDialog = lazy(loadDialog);

type Outcome = { data: unknown } | { error: QueryFailure | undefined };

/**
 * Does what may want a check that a person asks: where the gateway says so, the check opens, and what passing it gives
 * goes along when it is done again. `element` stands where the check may open.
 */
export function usePersonCheck(purpose: CheckPurpose) {
  const [end, setEnd] = useState<(validateParam: string | undefined) => void>();
  const pass = async (): Promise<string | undefined> => {
    await loadDialog();
    const validateParam = await new Promise<string | undefined>((resolve) => {
      // A function given to a state would be called by it.
      setEnd(() => resolve);
    });
    setEnd(undefined);
    return validateParam;
  };
  const element: ReactNode = end ? (
    <Suspense>
      <PersonCheckDialog purpose={purpose} onEnd={end} />
    </Suspense>
  ) : null;
  return {
    element,
    /** Does it once, and after a passed check once more. */
    async during<Result extends Outcome>(
      act: (validateParam?: string) => Promise<Result>,
    ): Promise<Result> {
      const first = await act();
      if (!('error' in first) || refusalCode(first.error) !== errorCodes.checkRequired)
        return first;
      // A check that cannot be loaded is one that was not passed.
      const validateParam = await pass().catch(() => undefined);
      return validateParam === undefined ? first : act(validateParam);
    },
  };
}
