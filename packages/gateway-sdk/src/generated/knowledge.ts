// Generated from packages/contract by `npm run generate`; change it there.
import type { CallRow, ListRow } from '../call-row';
import type { GetKeywordAnalysisRequest, GetKeywordAnalysisResponse, GetKnowledgeRequest, GetKnowledgeResponse, GetStandardDepartmentRequest, GetStandardDepartmentResponse, ListKnowledgeDoctorsRequest, ListKnowledgeDoctorsResponse, ListKnowledgeRequest, ListKnowledgeResponse, ListStandardDepartmentsResponse } from './types/knowledge';

/** The calls of the knowledge domain. */
export const knowledgeCalls: {
  listKnowledge: CallRow<ListKnowledgeRequest, ListKnowledgeResponse, 'query'>;
  getKnowledge: CallRow<GetKnowledgeRequest, GetKnowledgeResponse, 'query'>;
  listStandardDepartments: CallRow<void, ListStandardDepartmentsResponse, 'query'>;
  getStandardDepartment: CallRow<GetStandardDepartmentRequest, GetStandardDepartmentResponse, 'query'>;
  listKnowledgeDoctors: ListRow<ListKnowledgeDoctorsRequest, ListKnowledgeDoctorsResponse>;
  getKeywordAnalysis: CallRow<GetKeywordAnalysisRequest, GetKeywordAnalysisResponse, 'query'>;
} = {
  listKnowledge: {
    path: '/moduleoperate/kb/list',
    kind: 'query',
    open: true,
    tags: [
      'Knowledge'
    ],
    cached: true
  },
  getKnowledge: {
    path: '/moduleoperate/kb/detail/{entryId}',
    kind: 'query',
    open: true,
    tags: [
      'Knowledge'
    ],
    cached: true
  },
  listStandardDepartments: {
    path: '/moduleoperate/kb/deptlist',
    kind: 'query',
    open: true,
    tags: [
      'Knowledge'
    ],
    cached: true
  },
  getStandardDepartment: {
    path: '/moduleoperate/kb/deptdetail/{deptId}',
    kind: 'query',
    open: true,
    tags: [
      'Knowledge'
    ],
    cached: true
  },
  listKnowledgeDoctors: {
    path: '/moduleoperate/kb/doctorlist/{entryId}',
    kind: 'query',
    open: true,
    listed: 'page'
  },
  getKeywordAnalysis: {
    path: '/common/keywordanalysis/detail',
    kind: 'query',
    open: true
  }
};
