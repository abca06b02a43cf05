import type { CallContext } from './context';
import type { Queryable } from './database';

/**
 * Runs `work` in a transaction of its own: for a call that `waitsOutside`, once the outside service has answered.
 * A refusal takes back what was written in it, `keepWrites` or not.
 */
export function inOwnTransaction<Result>(
  context: CallContext,
  work: (context: CallContext) => Promise<Result>,
): Promise<Result> {
  return context.db.transaction((tx) => work(withDatabase(context, tx)));
}

/** The context on another database; its `account` is still asked for only when it is read. */
function withDatabase(context: CallContext, db: Queryable): CallContext {
  const properties = Object.getOwnPropertyDescriptors(context);
  return Object.defineProperties(
    {},
    { ...properties, db: { value: db, enumerable: true } },
  ) as CallContext;
}
