import type { chat, RequestOf, ResponseOf } from '@xinglin/contract';
import { shownMessage, wordsOf, type ChatMessage } from '../../kernel/conversations/content';
import { ownConversation, readMessages } from '../../kernel/conversations/read';
import type { CallContext } from '../../platform/context';
import { holdsTyped } from '../../platform/search-form';

type Call = (typeof chat)['listDpchatDetails'];

/** Messages that are looked through for words at a time: what is kept is sealed, so the database cannot look. */
const searchedAtATime = 200;

/** Messages of one's own conversation in their order. */
export async function listDetails(
  { orderKey, words, before, after, pageSize }: RequestOf<Call>,
  context: CallContext,
): Promise<ResponseOf<Call>> {
  // Read before the messages, which are then as new as this or newer.
  const { revision } = await ownConversation(context, orderKey);
  const { db, locale } = context;
  if (words !== undefined)
    return { revision, ...(await search({ orderKey, words, before, pageSize }, context)) };
  const { rows, hasMore } = await readMessages(db, orderKey, { before, after, pageSize });
  return { revision, items: rows.map((row) => shownMessage(row, locale)), hasMore };
}

type Search = Pick<RequestOf<Call>, 'orderKey' | 'before' | 'pageSize'> & {
  readonly words: string;
};

/** The newest messages before a number that hold the words, compared as all searches compare them. */
async function search(
  { orderKey, words, before, pageSize }: Search,
  { db, locale }: CallContext,
): Promise<Omit<ResponseOf<Call>, 'revision'>> {
  const found: ChatMessage[] = [];
  for (let from = before; ;) {
    const { rows, hasMore } = await readMessages(db, orderKey, {
      before: from,
      pageSize: searchedAtATime,
    });
    for (const row of rows.toReversed()) {
      const message = shownMessage(row, locale);
      if (!holdsTyped(wordsOf(message), words)) continue;
      // One more than fits, so that it is known whether there are more.
      if (found.push(message) > pageSize)
        return { items: found.slice(0, pageSize).toReversed(), hasMore: true };
    }
    from = rows[0]?.number;
    if (!hasMore) return { items: found.toReversed(), hasMore: false };
  }
}
