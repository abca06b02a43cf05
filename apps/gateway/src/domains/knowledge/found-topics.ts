import type { ThingFinder } from '../../kernel/finding/thing-finders';
import { findEntry } from '../../kernel/triage/knowledge-base';
import { findTopics } from './topics';

/** Entries of the knowledge base by words, with their first sentence. */
export const topicFinder: ThingFinder = {
  kind: 'topic',
  isNamed: false,
  async find({ q, most }, context) {
    const { items, total } = await findTopics({ q, pageNo: 1, pageSize: most }, context);
    return {
      total,
      items: items.map(({ contentId, title, summary }) => ({
        thingId: contentId,
        withinId: null,
        title,
        note: summary,
        picture: null,
        needsPrescription: false,
        deptId: findEntry(contentId, context.locale)?.entry.departments[0] ?? null,
        priceCents: null,
      })),
    };
  },
};
