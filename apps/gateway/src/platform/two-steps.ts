import type { CallContext } from './context';

/** What the first step of a call may know: it has no connection to the database. */
export type BeforeTransaction = Pick<CallContext, 'account' | 'now'>;

type Handler = (input: never, context: CallContext) => Promise<unknown>;

interface Steps {
  readonly prepare: (input: unknown, before: BeforeTransaction) => Promise<unknown>;
  readonly finish: (prepared: unknown, context: CallContext) => Promise<unknown>;
}

const steps = new WeakMap<object, Steps>();

/**
 * A handler whose long work comes before its transaction, so that a call that waits for a thread holds no connection.
 * @param prepare the long work; done again for a repeated request, so it may write nothing.
 * @param finish the rest, in the call's transaction.
 */
export function inTwoSteps<Input, Prepared, Output>(
  prepare: (input: Input, before: BeforeTransaction) => Promise<Prepared>,
  finish: (prepared: Prepared, context: CallContext) => Promise<Output>,
): (input: Input, context: CallContext) => Promise<Output> {
  const handler = async (input: Input, context: CallContext) =>
    finish(await prepare(input, context), context);
  // Both steps are of the same handler, whose types hold between them.
  steps.set(handler, { prepare, finish } as unknown as Steps);
  return handler;
}

/** Does the first step of a handler; what is returned does the rest. A handler of one step is returned as it is. */
export async function prepareHandler<Given extends Handler>(
  handler: Given,
  input: unknown,
  before: BeforeTransaction,
): Promise<Given> {
  const both = steps.get(handler);
  if (both === undefined) return handler;
  const prepared = await both.prepare(input, before);
  // It is called with the input of the first step, which is done.
  return ((_: unknown, context: CallContext) => both.finish(prepared, context)) as unknown as Given;
}
