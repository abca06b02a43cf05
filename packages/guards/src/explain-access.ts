import { chainFor } from './check-access';
import type { GuardContext, Verdict } from './guard';
import { guardChain, type GuardName } from './guard-chain';

/** What one guard says of a request. */
export interface ExplainedStep {
  readonly name: GuardName;
  readonly stage: 1 | 2 | 3;
  /**
   * `skipped`: the page is beyond the guard; `notConcerned`: the page does not ask for it; `passed`; `decided`: its
   * verdict is the one that counts; `notReached`: one before it has decided, this is what it would have said.
   */
  readonly standing: 'skipped' | 'notConcerned' | 'passed' | 'decided' | 'notReached';
  /** Null where the guard was skipped. */
  readonly verdict: Verdict | null;
}

/** Every guard's verdict in order, also of those that were not reached; {@link checkAccess} does the first that decides. */
export function explainAccess(context: GuardContext): readonly ExplainedStep[] {
  const asked = chainFor(context);
  let decided = false;
  return guardChain.map((step): ExplainedStep => {
    const { name, stage } = step;
    if (!asked.includes(step)) return { name, stage, standing: 'skipped', verdict: null };
    const verdict = step.guard(context);
    const before = decided;
    decided ||= verdict.kind !== 'allow';
    if (before) return { name, stage, standing: 'notReached', verdict };
    if (decided) return { name, stage, standing: 'decided', verdict };
    return { name, stage, standing: step.asks(context) ? 'passed' : 'notConcerned', verdict };
  });
}
