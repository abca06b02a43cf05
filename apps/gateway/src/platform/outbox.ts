import { newId } from './identifiers';
import type { Clock } from './clock';
import type { Queryable } from './database';
import { outboxMessages } from './tables';

/** How a message reaches a person; `voice` is a call that reads it out, `webhook` one of the hospital's systems. */
export type MessageChannel = 'sms' | 'email' | 'voice' | 'webhook';

/** A message to a person. */
export interface Message {
  readonly channel: MessageChannel;
  /** Mobile number or e-mail address; for a webhook the name of the setting that has its address. */
  readonly to: string;
  readonly text: string;
  /** The code within the text, when it holds one. */
  readonly code?: string;
  /** Names the message where it may be written again: it is sent once. By default it has an id of its own. */
  readonly messageId?: string;
}

/** Brings messages on their way after the transaction that wrote them. */
export interface Outbox {
  /** Tells that messages may be waiting. Cheap; may be called too often. */
  poke(): void;
}

/** What is delivered together: webhooks separately, as a receiver that does not answer must not delay codes to sign in by. */
export type OutboxPart = 'people' | 'webhooks';

const outboxPartOf = (channel: MessageChannel): OutboxPart =>
  channel === 'webhook' ? 'webhooks' : 'people';

/** How many messages this process has written; tells a poke whether there is anything to carry. */
const written: Record<OutboxPart, number> = { people: 0, webhooks: 0 };

export function writtenMessages(part: OutboxPart): number {
  return written[part];
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
  await db
    .insert(outboxMessages)
    .values({
      messageId: message.messageId ?? newId(),
      channel: message.channel,
      recipient: message.to,
      body: message.text,
      code: message.code ?? null,
      createdAt: now,
      nextAttemptAt: now,
    })
    .onConflictDoNothing();
  written[outboxPartOf(message.channel)] += 1;
}
