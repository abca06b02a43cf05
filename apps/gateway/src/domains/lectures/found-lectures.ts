import type { ThingFinder } from '../../kernel/finding/thing-finders';
import { searchLectures } from './lists';

/** Lectures by words, with who gives them. */
export const lectureFinder: ThingFinder = {
  kind: 'lecture',
  isNamed: false,
  async find({ q, most }, context) {
    const { items, total } = await searchLectures({ q, pageNo: 1, pageSize: most }, context);
    return {
      total,
      items: items.map(({ lectureId, title, deptId, speaker }) => ({
        thingId: lectureId,
        withinId: speaker.doctorId,
        title,
        note: `${speaker.name} · ${speaker.hospitalName}`,
        picture: null,
        needsPrescription: false,
        deptId,
        priceCents: null,
      })),
    };
  },
};
