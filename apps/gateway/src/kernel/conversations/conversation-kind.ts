import type { conversationPhases } from '@xinglin/contract';
import { eq } from 'drizzle-orm';
import type { CallContext } from '../../platform/context';
import type { Queryable } from '../../platform/database';
import { collection, type Parts } from '../../platform/ports';
import type { Services } from '../../platform/services';
import { conversations, type ConversationRow, type MessageRow } from './tables';
import { lockConversation } from './write';

/** What a kind says of a conversation at a moment. */
export interface Standing {
  readonly phase: (typeof conversationPhases)[number];
  /** Whether its owner may write now, and whether the doctor may. */
  readonly mayWrite: { readonly patient: boolean; readonly doctor: boolean };
  /** Questions that the owner may still ask; null for no limit. */
  readonly turnsLeft: number | null;
  /** Questions in all; null for no limit. */
  readonly turns: number | null;
  /** When the phase ends by itself, and what then happens. */
  readonly until: { readonly at: Date; readonly outcome: 'closes' | 'refunds' } | null;
  /** What it offers besides words, of `chatFunctions`; a privilege is marked as one. */
  readonly functions: readonly { readonly functionId: number; readonly isPrivilege: boolean }[];
  /** What is said below the messages, in the reader's language. */
  readonly tips: readonly string[];
  /** Minutes that a call may take; null where it has none, or where nothing limits it. */
  readonly callMinutes: number | null;
}

/** Who asks how a conversation stands. */
export type StandingContext = Pick<CallContext, 'db' | 'now' | 'locale' | 'all'>;

/** What a kind does when something was said runs in the transaction of the message. */
export interface SaidContext {
  readonly db: Queryable;
  readonly now: Date;
  readonly services: Services;
}

/** What a domain declares of its conversations; the kernel knows nothing else of them. */
export interface ConversationKind {
  readonly name: string;
  /** The staff app shows it, so its doctor is notified there of what the patient writes, and of a call. */
  readonly isInStaffApp?: true;
  readonly standing: (context: StandingContext, conversation: ConversationRow) => Promise<Standing>;
  /**
   * Locks what it belongs to, before the conversation is locked to say something: whatever moves that locks it first as
   * well, so that neither waits for the other.
   */
  readonly lock?: (db: Queryable, key: string) => Promise<unknown>;
  /** Follows what a person said: the first answer begins a consult, the last question ends it. */
  readonly said?: (
    context: SaidContext,
    conversation: ConversationRow,
    message: MessageRow,
  ) => Promise<void>;
  /** Follows that patient and doctor meet in a call for the first time: a consult is answered by it. */
  readonly met?: (context: SaidContext, conversation: ConversationRow) => Promise<void>;
}

/** The kinds of conversation that domains have. */
export const conversationKinds = collection<ConversationKind>('conversation kinds');

/** @throws Error for a name that no domain of this gateway brings. */
export function conversationKindOf(
  { all }: Pick<Parts<unknown>, 'all'>,
  name: string,
): ConversationKind {
  const found = all(conversationKinds).find((kind) => kind.name === name);
  if (found === undefined) throw new Error(`No domain brings the conversations ${name}`);
  return found;
}

/** How a conversation stands; one that has ended is closed whatever its kind says. */
export async function standingOf(
  context: StandingContext,
  conversation: ConversationRow,
): Promise<Standing> {
  const standing = await conversationKindOf(context, conversation.kind).standing(
    context,
    conversation,
  );
  if (conversation.closedAt === null) return standing;
  return {
    ...standing,
    phase: 'closed',
    mayWrite: { patient: false, doctor: false },
    until: null,
  };
}

/**
 * Locks a conversation to say something in it, behind what its kind locks.
 * @throws Error when there is none.
 */
export async function lockToSay(
  { db, all }: Pick<StandingContext, 'db' | 'all'>,
  key: string,
): Promise<{ readonly conversation: ConversationRow; readonly kind: ConversationKind }> {
  const [found] = await db
    .select({ name: conversations.kind })
    .from(conversations)
    .where(eq(conversations.key, key));
  if (found === undefined) throw new Error('There is no such conversation');
  const kind = conversationKindOf({ all }, found.name);
  await kind.lock?.(db, key);
  return { conversation: await lockConversation(db, key), kind };
}
