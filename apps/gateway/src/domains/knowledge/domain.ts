import { knowledge } from '@xinglin/contract';
import { defineDomain } from '../../platform/domain';
import { listStandardDepartments, standardDepartmentDetail } from './departments';
import { keywordAnalysis, knowledgeDetail, knowledgeDoctors, listKnowledge } from './service';

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
});
