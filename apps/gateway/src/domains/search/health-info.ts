import type { RequestOf, ResponseOf, search } from '@xinglin/contract';
import { findEntry, textOfPair, type ListedEntry } from '../../kernel/triage/knowledge-base';
import { entriesOfSeason } from '../../kernel/triage/seasons';
import { findDoctors } from '../../kernel/places/doctor-finders';
import type { CallContext, Locale } from '../../platform/context';
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
  const items = await Promise.all(
    inSeason(context).map(async ({ entry, name }) => {
      const [first = '', ...further] = entry.what.map((pair) => textOfPair(pair, locale));
      const [deptId = null] = entry.departments;
      return {
        topic_id: entry.id,
        entryId: entry.id,
        title: name,
        topic_intro: first,
        content: [first, ...further].join('\n'),
        cover_photo: null,
        deptId,
        reviewer: await reviewerOf(deptId, context),
        readMinutes: minutesToRead(
          [entry.what, entry.goAtOnce, entry.whichDepartment, entry.bring, entry.ask]
            .flat()
            .map((pair) => textOfPair(pair, locale))
            .join(''),
          locale,
        ),
      };
    }),
  );
  return wholeList(items);
}

/** The best chief physician of the department, as on the page of the entry. */
async function reviewerOf(deptId: string | null, context: CallContext) {
  if (deptId === null) return null;
  const wanted = { deptId, title: 'chief', pageNo: 1, pageSize: 1 } as const;
  const [doctor] = (await findDoctors(wanted, context)).items;
  return doctor === undefined ? null : { doctorId: doctor.doctorId, name: doctor.name };
}

/** A grown-up reads about 300 Chinese characters a minute, or 200 words of five letters and a space. */
function minutesToRead(text: string, locale: Locale): number {
  return Math.max(1, Math.ceil(text.length / (locale.startsWith('zh') ? 300 : 1200)));
}
