// Owns: what the hospital's own people can do, declared once, and by which keys.
// Must not know: what any action does in its domain.
// Used by: domains that declare actions, the gateway's composition, the sandbox.
import { writtenText } from '@xinglin/contract';
import type { z } from 'zod';
import type { Transaction } from '../../platform/database';
import { collection, type Parts } from '../../platform/ports';
import type { Services } from '../../platform/services';

/** What an action of the other side of the counter may use. */
export interface DeskContext {
  /** Committed when the action is done; rolled back when it refuses or throws. */
  readonly db: Transaction;
  readonly now: Date;
  readonly services: Services;
  /** Who sits at the desk, as the hospital's system names them. */
  readonly staff: string;
  afterCommit(task: () => void | Promise<void>): void;
}

/** One thing that the hospital's own people do: stop a shift, look at pictures of a document. */
export interface DeskAction<
  Request extends z.ZodObject = z.ZodObject,
  Response extends z.ZodType = z.ZodType,
> {
  /** The last part of its path. */
  readonly name: string;
  /** What it does, in a sentence for the description. */
  readonly summary: string;
  /** Stands in for people, partners or time elsewhere: no key is for it, and only the sandbox answers it. */
  readonly onlyInSandbox?: true;
  /**
   * Asked every second or two while something goes on, and would fill the ledger: only what is refused stands in it. What
   * such an action shows of a person, another one has let the caller see, which stands there.
   */
  readonly isPolled?: true;
  readonly request: Request;
  /** Most bytes of a body, where one is longer than others are. */
  readonly bodyBytes?: number;
  /** The envelope's `data`. */
  readonly response: Response;
  /** The id of what it is about, for the ledger: never a person's name, number or phone. */
  readonly subject?: (input: z.output<Request>) => string;
  /** Does it; `refuse` works as in a call. Repeated, it comes to the same or is refused. */
  readonly handle: (input: z.output<Request>, context: DeskContext) => Promise<z.input<Response>>;
}

/** A person of the hospital, as its system names them. */
const Staff = writtenText({ min: 1, max: 64 });

/** Declares an action; its request names who asks besides the action's own fields. */
export function deskAction<Request extends z.ZodObject, Response extends z.ZodType>(
  action: DeskAction<Request, Response>,
): DeskAction {
  const request = action.request.extend({ staff: Staff });
  // The input is parsed with this very request before an action runs, so the types belong together.
  return { ...action, request } as unknown as DeskAction;
}

/** What the hospital's own people can do, domain by domain. */
export const deskActions = collection<DeskAction>('desk actions');

type Brought = Pick<Parts<unknown>, 'all'>;

/** Every action of the sandbox: those of the desk and those that it alone has. */
export function sandboxActionsOf({ all }: Brought): readonly DeskAction[] {
  return all(deskActions);
}

/** Every action that the hospital's own people have. */
export function deskActionsOf(brought: Brought): readonly DeskAction[] {
  return sandboxActionsOf(brought).filter(({ onlyInSandbox }) => onlyInSandbox !== true);
}
