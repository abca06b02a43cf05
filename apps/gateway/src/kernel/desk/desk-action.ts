// Owns: what the hospital's own people can do, declared once, and by which keys.
// Must not know: what any action does in its domain.
// Used by: domains that declare actions, the gateway's composition, the sandbox.
import { writtenText, type StaffRole } from '@xinglin/contract';
import type { z } from 'zod';
import type { Locale } from '../../platform/context';
import type { Transaction } from '../../platform/database';
import { collection, type Parts } from '../../platform/ports';
import type { Services } from '../../platform/services';
import type { DeskActor } from './actor';

/** What an action of the other side of the counter may use. */
export interface DeskContext {
  /** Committed when the action is done; rolled back when it refuses or throws. */
  readonly db: Transaction;
  readonly now: Date;
  readonly services: Services;
  /** Who sits at the desk: the member of the staff, or the person whom the hospital's system names. */
  readonly staff: string;
  readonly actor: DeskActor;
  /** The language of the reader; systems read Chinese, as the hospitals do. */
  readonly locale: Locale;
  /**
   * The doctor to whose patients the action is limited; null where it is not limited. The desk has checked `isOfDoctor`
   * before; a list shows theirs only.
   */
  readonly onlyDoctorId: string | null;
  afterCommit(task: () => void | Promise<void>): void;
}

/** What an action would refund. */
export interface DeskRefund {
  /** The sum in cents; 0 where it would refund nothing. */
  readonly cents: number;
  /** The orders whose payments it refunds: what was refunded of them in the last day counts as well. */
  readonly orderNos: readonly string[];
}

interface ActionParts<Request extends z.ZodObject, Response extends z.ZodType> {
  /** The last part of its path. */
  readonly name: string;
  /** What it does, in a sentence for the description. */
  readonly summary: string;
  /**
   * A client repeats it every few seconds, which would fill the ledger: only refusals are written. Another action has
   * shown the caller the same person before, and that one is in the ledger.
   */
  readonly isPolled?: true;
  /** Shows and changes nothing: the ledger has one line for each member of the staff and subject in ten minutes. */
  readonly isRead?: true;
  readonly request: Request;
  /** Most bytes of a body, where one is longer than others are. */
  readonly bodyBytes?: number;
  /** The envelope's `data`. */
  readonly response: Response;
  /** The id of what it is about, for the ledger: never a person's name, number or phone. */
  readonly subject?: (input: z.output<Request>) => string;
  /**
   * Whether it concerns a patient of the doctor. Required for every action that doctors may do: a doctor is refused
   * what is another doctor's.
   */
  readonly isOfDoctor?: (
    doctorId: string,
    input: z.output<Request>,
    context: Pick<DeskContext, 'db' | 'now'>,
  ) => Promise<boolean>;
  /** What it would refund. A refund by the staff above the limit waits for a second person. */
  readonly refundOf?: (
    input: z.output<Request>,
    context: Pick<DeskContext, 'db' | 'now'>,
  ) => Promise<DeskRefund>;
  /** Does it; `refuse` works as in a call. Repeated, it comes to the same or is refused. */
  readonly handle: (input: z.output<Request>, context: DeskContext) => Promise<z.input<Response>>;
}

type Declared<Request extends z.ZodObject, Response extends z.ZodType> = ActionParts<
  Request,
  Response
> &
  (
    | {
        /** Who of the staff may do it in the staff app; none where only a key of the hospital's systems may. */
        readonly roles: readonly StaffRole[];
        readonly onlyInSandbox?: never;
      }
    | {
        /** Represents people, partners or time elsewhere: no key is for it, and only the sandbox answers it. */
        readonly onlyInSandbox: true;
        readonly roles?: never;
      }
  );

/** One thing that the hospital's own people do: stop a shift, look at pictures of a document. */
export interface DeskAction extends ActionParts<z.ZodObject, z.ZodType> {
  /** Who of the staff may do it; empty for what only keys or the sandbox have. */
  readonly roles: readonly StaffRole[];
  /** Represents people, partners or time elsewhere: no key is for it, and only the sandbox answers it. */
  readonly onlyInSandbox?: true;
}

/** A person of the hospital, as its system names them. */
const Staff = writtenText({ min: 1, max: 64 });

/** Declares an action; its request names who asks besides the action's own fields. */
export function deskAction<Request extends z.ZodObject, Response extends z.ZodType>(
  action: Declared<Request, Response>,
): DeskAction {
  const request = action.request.extend({ staff: Staff });
  // The input is parsed with this very request before an action runs, so the types belong together.
  return { ...action, roles: action.roles ?? [], request } as unknown as DeskAction;
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
