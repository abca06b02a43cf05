import type { z } from 'zod';
import type { Transaction } from '../platform/database';
import type { Services } from '../platform/services';

/** What an action of the other side of the counter may use. */
export interface DeskContext {
  /** Committed when the action is done; rolled back when it refuses or throws. */
  readonly db: Transaction;
  readonly now: Date;
  readonly services: Services;
  afterCommit(task: () => void | Promise<void>): void;
}

/** One thing that a hospital or a doctor does: stops a shift, checks a patient in. */
export interface DeskAction<Schema extends z.ZodType = z.ZodType> {
  readonly name: string;
  readonly schema: Schema;
  readonly handle: (input: z.output<Schema>, context: DeskContext) => Promise<unknown>;
}

const registered = new Map<string, DeskAction>();

/**
 * Makes `POST /sandbox/desk/<name>` known. The handler's result becomes the envelope's `data`;
 * `refuse` works as in a call. Registering a name again replaces it.
 */
export function registerDeskAction<Schema extends z.ZodType>(
  name: string,
  schema: Schema,
  handle: DeskAction<Schema>['handle'],
): void {
  // The route parses with this very schema before it calls the handler, so the types belong together.
  registered.set(name, { name, schema, handle } as unknown as DeskAction);
}

/** The action of that name; undefined when there is none. */
export function findDeskAction(name: string): DeskAction | undefined {
  return registered.get(name);
}
