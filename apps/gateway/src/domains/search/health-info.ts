import type { RequestOf, ResponseOf, search } from '@xinglin/contract';
import { findEntry, textOfPair, type ListedEntry } from '../../kernel/triage/knowledge-base';
import { entriesOfSeason } from '../../kernel/triage/seasons';
import type { CallContext } from '../../platform/context';
import { wholeList } from '../../platform/whole-list';

type Calls = typeof search;

/** As many as home shows (spec 3 §9). */
const most = 3;

/** The entries that home shows at this time of the year. */
export const inSeason = ({ now, locale }: Pick<CallContext, 'now' | 'locale'>): ListedEntry[] =>
  entriesOfSeason(now)
    .flatMap((id) => findEntry(id, locale) ?? [])
    .slice(0, most);

/** What the knowledge base says of what people come with at this time of the year. */
export async function healthInfo(
  _input: RequestOf<Calls['selectHealthInfo']>,
  context: CallContext,
): Promise<ResponseOf<Calls['selectHealthInfo']>> {
  const { locale } = context;
  return wholeList(
    inSeason(context).map(({ entry, name }) => {
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
