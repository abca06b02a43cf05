// Owns: one box for everything: suggestions, the merged search, the page of a disease in an area.
// Must not know: how the directory keeps and finds doctors and hospitals, how words lead to departments.
// Used by: the list of domains.
import { search } from '@xinglin/contract';
import { findContent } from '../../kernel/finding/content-finders';
import { findLectures } from '../../kernel/finding/lecture-finders';
import { findEntry } from '../../kernel/triage/knowledge-base';
import { entriesOfSeason } from '../../kernel/triage/seasons';
import { findDoctors } from '../../kernel/places/doctor-finders';
import { findHospitals } from '../../kernel/places/hospital-finders';
import { defineDomain } from '../../platform/domain';
import type { HandlersOf } from '../../platform/mount';
import { wholeList } from '../../platform/whole-list';
import { departmentTotals, diseasePageTexts } from './disease-page';
import { healthInfo } from './health-info';
import { mergedSearch, recommendedDoctors } from './merged';
import { recommendedTopics } from './recommended-topics';
import { listSuggestions } from './suggestions';

const handlers: HandlersOf<typeof search> = {
  listSearchSuggestions: listSuggestions,
  mergeSearch: mergedSearch,
  mergeSearchRecommend: recommendedDoctors,
  mergeSearchLectures: findLectures,
  searchHospitals: findHospitals,
  searchDoctors: findDoctors,
  searchConsults: (wanted, context) => findContent('consult', wanted, context),
  searchTopics: (wanted, context) => findContent('topic', wanted, context),
  getTotalLegalDepartment: departmentTotals,
  getSeoTdk: diseasePageTexts,
  selectHealthInfo: healthInfo,
  listRecommendedTopics: recommendedTopics,
  getSearchEntranceRecommend: (_input, { now, locale }) =>
    Promise.resolve(
      wholeList(
        entriesOfSeason(now).flatMap((id) => {
          const found = findEntry(id, locale);
          return found === null ? [] : [{ entryId: id, kind: found.entry.kind, name: found.name }];
        }),
      ),
    ),
};

export const searchDomain = defineDomain({
  name: 'search',
  calls: search,
  handlers: () => handlers,
});
