import { newId } from './identifiers';
import type { Clock } from './clock';
import type { Queryable } from './database';
import { outboxMessages } from './tables';

/** How a message reaches a person; `voice` is a call that reads it out. */
export type MessageChannel = 'sms' | 'email' | 'voice';

/** A message to a person. */
export interface Message {
  readonly channel: MessageChannel;
  /** Mobile number or e-mail address. */
  readonly to: string;
  readonly text: string;
  /** The code within the text, when it holds one. */
  readonly code?: string;
}

/** Brings messages on their way after the transaction that wrote them. */
export interface Outbox {
  /** Tells that messages may be waiting. Cheap; may be called too often. */
  poke(): void;
}

/** How many messages this process has written; tells a poke whether there is anything to carry. */
let written = 0;

export function writtenMessages(): number {
  return written;
}

/**
 * Writes a message to the outbox within the caller's transaction: it goes out when, and only when,
 * that is committed. `when` is the moment of the call or of the sweep. Domains send by `kernel/messages`, which
 * also notes it in the account's message centre.
 */
export async function writeToOutbox(
  db: Queryable,
  message: Message,
  when: Date | Clock,
): Promise<void> {
  const now = when instanceof Date ? when : when.now();
  await db.insert(outboxMessages).values({
    messageId: newId(),
    channel: message.channel,
    recipient: message.to,
    body: message.text,
    code: message.code ?? null,
    createdAt: now,
    nextAttemptAt: now,
  });
  written += 1;
}
