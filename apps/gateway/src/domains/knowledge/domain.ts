import { knowledge } from '@xinglin/contract';
import { contentFinders } from '../../kernel/finding/content-finders';
import { thingFinders } from '../../kernel/finding/thing-finders';
import { defineDomain } from '../../platform/domain';
import { listStandardDepartments, standardDepartmentDetail } from './departments';
import { topicFinder } from './found-topics';
import { keywordAnalysis, knowledgeDetail, knowledgeDoctors, listKnowledge } from './service';
import { findTopics } from './topics';

export const knowledgeDomain = defineDomain({
  name: 'knowledge',
  calls: knowledge,
  handlers: () => ({
    listKnowledge,
    getKnowledge: knowledgeDetail,
    listStandardDepartments,
    getStandardDepartment: standardDepartmentDetail,
    listKnowledgeDoctors: knowledgeDoctors,
    getKeywordAnalysis: keywordAnalysis,
  }),
  brings: [contentFinders.of({ kind: 'topic', find: findTopics }), thingFinders.of(topicFinder)],
});
