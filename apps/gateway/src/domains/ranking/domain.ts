// Owns: lists of doctors, hospitals and diseases by what happened, and which of them an account wants in front.
// Must not know: how the directory shows doctors and hospitals, who keeps what is followed.
// Used by: the list of domains.
import { ranking, rankings } from '@xinglin/contract';
import { erasures } from '../../kernel/people/accounts/closing';
import { exportedData } from '../../kernel/people/accounts/exported-data';
import { defineDomain } from '../../platform/domain';
import type { HandlersOf } from '../../platform/mount';
import { textOf } from './locales';
import { fewestReviews, mostPlaces, rankedContents, rankedDoctors, rankedHospitals } from './lists';
import { chosenTags, editTags, eraseTags, listTags } from './tags';

const handlers: HandlersOf<typeof ranking> = {
  listRankedDoctors: rankedDoctors,
  listRankedHospitals: rankedHospitals,
  listRankedContents: rankedContents,
  getRankBaseInfo: (_input, { locale }) =>
    Promise.resolve({
      rankings: rankings.map((one) => ({
        ranking: one,
        name: textOf(locale, `${one}.name`),
        rule: textOf(locale, `${one}.rule`, { reviews: fewestReviews }),
      })),
      most: mostPlaces,
    }),
  listRankingTags: listTags,
  editRankingTags: editTags,
};

export const rankingDomain = defineDomain({
  name: 'ranking',
  calls: ranking,
  handlers: () => handlers,
  brings: [
    erasures.of(eraseTags),
    exportedData.of(async (db, ownerId) => ({ rankingTags: await chosenTags(db, ownerId) })),
  ],
});
