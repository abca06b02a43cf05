import type { FoundGroup, FoundThing } from '@xinglin/gateway-sdk';
import { href, type ModuleKey } from '@xinglin/routes';
import { departmentPictogram, type PictogramName } from '@xinglin/ui';

type Kind = FoundGroup['kind'];

interface Place {
  /** By which a channel hides the kind. */
  readonly module: ModuleKey<'directory.search'>;
  /** All that has the words. */
  readonly all: (q: string) => string;
  readonly one: (thing: Pick<FoundThing, 'thingId' | 'withinId'>) => string;
  /** Beside what has no picture and belongs to no department. */
  readonly pictogram: PictogramName;
}

const goods: Place['one'] = ({ thingId, withinId }) =>
  href('mall.goods', { shopId: withinId ?? '', goodsNo: thingId });

/** Where things of each kind are. */
const places: Readonly<Record<Kind, Place>> = {
  medicine: {
    module: 'medicines',
    all: (q) => href('directory.searchMedicine', {}, { q }),
    one: goods,
    pictogram: 'medicine',
  },
  goods: {
    module: 'goods',
    all: (q) => href('directory.searchGoods', {}, { q, only: 'others' }),
    one: goods,
    pictogram: 'parcel',
  },
  checkUp: {
    module: 'checkUps',
    all: (q) => href('check-up.home', {}, { q }),
    one: ({ thingId }) => href('check-up.packageDetail', { packageCode: thingId }),
    pictogram: 'check-up',
  },
  nucleicTest: {
    module: 'nucleicTests',
    all: (q) => href('check-up.covidTest', {}, { q }),
    one: ({ thingId }) => href('check-up.nucleicTestDetail', { packageCode: thingId }),
    pictogram: 'check-up',
  },
  servicePackage: {
    module: 'packages',
    all: (q) => href('service-packages.search', {}, { q }),
    one: ({ thingId }) => href('service-packages.package', { packageCode: thingId }),
    pictogram: 'service-package',
  },
  lecture: {
    module: 'lectures',
    all: (q) => href('directory.searchLecture', {}, { q }),
    one: ({ withinId }) => href('directory.doctor', { id: withinId ?? '' }),
    pictogram: 'video-consult',
  },
  topic: {
    module: 'topics',
    all: (q) => href('directory.searchRelated', { type: 'topic' }, { q }),
    one: ({ thingId }) => href('directory.disease', { id: thingId }),
    pictogram: 'clinic',
  },
};

/** Where things of a kind are; null for a kind of a newer gateway. */
export function placeOfKind(kind: string): Place | null {
  // Any other key finds nothing.
  return Object.hasOwn(places, kind) ? places[kind as Kind] : null;
}

/** The drawing beside a thing without a picture. */
export const pictogramOf = ({ pictogram }: Place, { deptId }: FoundThing): PictogramName =>
  deptId === null ? pictogram : departmentPictogram(deptId);
