import type { RequestOf, ResponseOf, search } from '@xinglin/contract';
import { findEntry, textOfPair } from '../../kernel/care/knowledge-base';
import { entriesOfSeason } from '../../kernel/care/seasons';
import type { CallContext } from '../../platform/context';
import { wholeList } from '../../platform/whole-list';

type Calls = typeof search;

/** As many as home shows (spec 3 §9). */
const most = 3;

/** What the knowledge base says of what people come with at this time of the year. */
export async function healthInfo(
  _input: RequestOf<Calls['selectHealthInfo']>,
  { now, locale }: CallContext,
): Promise<ResponseOf<Calls['selectHealthInfo']>> {
  const found = entriesOfSeason(now).flatMap((id) => findEntry(id, locale) ?? []);
  return wholeList(
    found.slice(0, most).map(({ entry, name }) => {
      const [first = '', ...further] = entry.what.map((pair) => textOfPair(pair, locale));
      return {
        topic_id: entry.id,
        entryId: entry.id,
        title: name,
        topic_intro: first,
        content: [first, ...further].join('\n'),
        cover_photo: null,
      };
    }),
  );
}
