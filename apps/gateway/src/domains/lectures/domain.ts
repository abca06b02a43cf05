// Owns: recorded lectures of doctors: which there are, and which are found.
// Must not know: how the directory keeps doctors, how words lead to departments.
// Used by: the list of domains.
import { lectures } from '@xinglin/contract';
import { lectureFinders } from '../../kernel/finding/lecture-finders';
import { thingFinders } from '../../kernel/finding/thing-finders';
import { defineDomain } from '../../platform/domain';
import { lectureFinder } from './found-lectures';
import { recommendedLectures, searchLectures } from './lists';
import { seed } from './seed/seed';

export const lecturesDomain = defineDomain({
  name: 'lectures',
  calls: lectures,
  handlers: () => ({ listHomeLectures: recommendedLectures }),
  // Invented doctors give them.
  seed: async (db, { config }) => {
    if (config.seed !== 'none') await seed(db);
  },
  brings: [lectureFinders.of(searchLectures), thingFinders.of(lectureFinder)],
});
