import type { ThingFinder } from '../../kernel/finding/thing-finders';
import { searchPackages } from './catalogue';

/** Service packages by words. */
export const servicePackageFinder: ThingFinder = {
  kind: 'servicePackage',
  isNamed: true,
  async find({ q, most }, context) {
    const { items, total } = await searchPackages({ q, pageNo: 1, pageSize: most }, context);
    return {
      total,
      items: items.map(({ packageCode, title, teamName, doctorName, priceCents }) => ({
        thingId: packageCode,
        withinId: null,
        title,
        note: teamName ?? doctorName,
        picture: null,
        needsPrescription: false,
        deptId: null,
        priceCents,
      })),
    };
  },
};
