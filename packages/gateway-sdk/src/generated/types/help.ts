// Generated from packages/contract by `npm run generate`; change it there.
export type HelpBlock =
  | {
      kind: 'paragraph';
      text: string;
    }
  | {
      kind: 'steps';
      items: string[];
    };
export interface ListHelpCategoriesResponse {
  items: {
    categoryId: string;
    name: string;
    questionCount: number;
  }[];
  total: number;
  pageNo: number;
  pageSize: number;
}
export interface ListHelpQuestionsRequest {
  categoryId?: string | undefined;
  hotOnly?: boolean | undefined;
}
export interface ListHelpQuestionsResponse {
  items: {
    questionId: string;
    question: string;
  }[];
  total: number;
  pageNo: number;
  pageSize: number;
}
export interface SearchHelpQuestionsRequest {
  q: string;
}
export interface SearchHelpQuestionsResponse {
  items: {
    questionId: string;
    question: string;
  }[];
  total: number;
  pageNo: number;
  pageSize: number;
}
export interface GetHelpQuestionRequest {
  questionId: string;
}
export interface GetHelpQuestionResponse {
  questionId: string;
  question: string;
  categoryId: string;
  categoryName: string;
  blocks: HelpBlock[];
  related: {
    questionId: string;
    question: string;
  }[];
}
