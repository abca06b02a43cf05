import type { chat, RequestOf, ResponseOf } from '@xinglin/contract';
import { and, eq, inArray } from 'drizzle-orm';
import { callsAfter, shownCall, signalsOf } from '../../kernel/conversations/calls/calls';
import { shownMessage } from '../../kernel/conversations/content';
import { changedBetween, shownStanding, unreadOf } from '../../kernel/conversations/read';
import { conversations } from '../../kernel/conversations/tables';
import { topicOf } from '../../kernel/conversations/write';
import type { Live } from '../../platform/live/live';
import type { StreamContext } from '../../platform/mount';
import { refuse } from '../../platform/refusal';

type Call = (typeof chat)['followDpchat'];
type Event = ResponseOf<Call>;

/** Messages that are read at a time. */
const messagesAtATime = 100;

/** Tells a person what is said and changed in their conversations, from where the reader stands in each. */
export async function* followConversations(
  { cursors }: RequestOf<Call>,
  context: StreamContext,
  live: Live,
): AsyncGenerator<Event, void, undefined> {
  const { account, clock, signal } = context;
  const seen = new Map(Object.entries(cursors));
  let unreadTold: number | null = null;
  if ((await ofAccount(context, [...seen.keys()])).length < seen.size) refuse('forbidden');
  for await (const _ of live.follow(topicOf(account), signal)) {
    for (const conversation of await ofAccount(context, [...seen.keys()])) {
      const { key, revision } = conversation;
      const before = seen.get(key) ?? 0;
      let known = before;
      if (known >= revision) continue;
      if (conversation.callRevision > before)
        yield* callEvents(context, key, { after: before, upTo: revision });
      for (;;) {
        const rows = await changedBetween(
          context.db,
          key,
          { after: known, upTo: revision },
          messagesAtATime,
        );
        for (const row of rows) {
          known = row.revision;
          yield {
            event: 'message',
            id: `${key}:${known}`,
            data: shownMessage(row, context.locale),
          };
        }
        if (rows.length < messagesAtATime) break;
      }
      seen.set(key, revision);
      const { db, locale, all } = context;
      const data = await shownStanding({ db, locale, all, now: clock.now() }, conversation);
      yield { event: 'standing', id: `${key}:${revision}`, data };
    }
    const unread = await unreadOf(context.db, account);
    const count = [...unread.values()].reduce((sum, one) => sum + one, 0);
    if (count !== unreadTold) yield { event: 'unread', data: { of: 'all', count } };
    unreadTold = count;
  }
}

/**
 * How a call stands and what the doctor's side signalled. Told before the messages, and without a place of the
 * reader's: a reader who breaks off before the next message or standing is told them again.
 */
async function* callEvents(
  { db }: StreamContext,
  key: string,
  part: { readonly after: number; readonly upTo: number },
): AsyncGenerator<Event, void, undefined> {
  for (const call of await callsAfter(db, key, part.after))
    yield { event: 'call', data: shownCall(call) };
  for (const data of await signalsOf(db, key, 'doctor', part)) yield { event: 'signal', data };
}

/** Those of the keys that are the caller's own conversations. */
function ofAccount({ db, account }: StreamContext, keys: readonly string[]) {
  return keys.length === 0
    ? Promise.resolve([])
    : db
        .select()
        .from(conversations)
        .where(and(eq(conversations.ownerId, account), inArray(conversations.key, [...keys])));
}
