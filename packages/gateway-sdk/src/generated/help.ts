// Generated from packages/contract by `npm run generate`; change it there.
import type { CallRow } from '../call-row';
import type { GetHelpQuestionRequest, GetHelpQuestionResponse, ListHelpCategoriesResponse, ListHelpQuestionsRequest, ListHelpQuestionsResponse, SearchHelpQuestionsRequest, SearchHelpQuestionsResponse } from './types/help';

/** The calls of the help domain. */
export const helpCalls: {
  listHelpCategories: CallRow<void, ListHelpCategoriesResponse, 'query'>;
  listHelpQuestions: CallRow<ListHelpQuestionsRequest, ListHelpQuestionsResponse, 'query'>;
  searchHelpQuestions: CallRow<SearchHelpQuestionsRequest, SearchHelpQuestionsResponse, 'query'>;
  getHelpQuestion: CallRow<GetHelpQuestionRequest, GetHelpQuestionResponse, 'query'>;
} = {
  listHelpCategories: {
    path: '/moduleoperate/help/category/list.json',
    kind: 'query',
    open: true,
    tags: [
      'Help'
    ],
    cached: true
  },
  listHelpQuestions: {
    path: '/moduleoperate/help/question/list.json',
    kind: 'query',
    open: true,
    tags: [
      'Help'
    ],
    cached: true
  },
  searchHelpQuestions: {
    path: '/moduleoperate/help/question/search.json',
    kind: 'query',
    open: true,
    tags: [
      'Help'
    ]
  },
  getHelpQuestion: {
    path: '/moduleoperate/help/question/detail.json',
    kind: 'query',
    open: true,
    tags: [
      'Help'
    ],
    cached: true
  }
};
