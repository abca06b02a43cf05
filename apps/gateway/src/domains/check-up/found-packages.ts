import type { ThingFinder } from '../../kernel/finding/thing-finders';
import { listPackages } from './packages';

/** Packages by words: in their names and in what is examined. As on their page, the same check-up is named once. */
const finderOf = (kind: 'checkUp' | 'nucleicTest', ofKind: 'general' | 'nucleic'): ThingFinder => ({
  kind,
  isNamed: true,
  async find({ q, most }, context) {
    const wanted = { kind: ofKind, q, grouped: kind === 'checkUp', pageNo: 1, pageSize: most };
    const { items, total } = await listPackages(wanted, context);
    return {
      total,
      items: items.map(({ packageCode, title, summary, orgName, priceCents }) => ({
        thingId: packageCode,
        withinId: null,
        title,
        note: summary || orgName,
        picture: null,
        needsPrescription: false,
        deptId: null,
        priceCents,
      })),
    };
  },
});

/** Check-ups, and tests for a virus, each where its own page lists them. */
export const checkUpFinders = [finderOf('checkUp', 'general'), finderOf('nucleicTest', 'nucleic')];
