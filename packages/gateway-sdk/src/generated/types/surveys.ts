// Generated from packages/contract by `npm run generate`; change it there.
export interface ListSurveysRequest {
  surveyCodeId?: string | undefined;
  audience?: 'common' | 'own' | undefined;
  pageNo?: number | undefined;
  pageSize?: number | undefined;
}
export interface SurveyCard {
  surveyCodeId: string;
  title: string;
  introduction: string;
  questionCount: number;
  minutes: number;
  doctorName: string | null;
  isOpen: boolean;
}
export interface ListSurveysResponse {
  items: SurveyCard[];
  total: number;
  pageNo: number;
  pageSize: number;
}
export interface GetSurveyRequest {
  surveyCodeId: string;
}
export interface Survey {
  surveyCodeId: string;
  title: string;
  introduction: string;
  questionCount: number;
  minutes: number;
  doctorName: string | null;
  isOpen: boolean;
  item: SurveyGroup[];
}
export interface SurveyGroup {
  linkId: string;
  text: string;
  enableWhen: {
    question: string;
    operator: 'exists' | '=' | '!=' | '>' | '<' | '>=' | '<=';
    answer: string;
  }[];
  enableBehavior: 'all' | 'any';
  item: SurveyQuestion[];
}
export interface SurveyQuestion {
  linkId: string;
  type: 'display' | 'choice' | 'integer' | 'quantity' | 'date' | 'text' | 'attachment';
  text: string;
  help: string | null;
  required: boolean;
  repeats: boolean;
  options: {
    code: string;
    display: string;
    score: number | null;
  }[];
  unit: string | null;
  min: number | null;
  max: number | null;
  enableWhen: {
    question: string;
    operator: 'exists' | '=' | '!=' | '>' | '<' | '>=' | '<=';
    answer: string;
  }[];
  enableBehavior: 'all' | 'any';
}
export interface GetSurveyDraftRequest {
  surveyCodeId: string;
}
export interface GetSurveyDraftResponse {
  survey: Survey;
  responseId: string | null;
  /**
   * @maxItems 200
   */
  answers: {
    linkId: string;
    /**
     * @maxItems 20
     */
    values: string[];
  }[];
  savedAt: string | null;
}
export interface SaveSurveyDraftRequest {
  surveyCodeId: string;
  responseId?: string | undefined;
  /**
   * @maxItems 200
   */
  answers: {
    linkId: string;
    /**
     * @maxItems 20
     */
    values: string[];
  }[];
}
export interface SaveSurveyDraftResponse {
  responseId: string;
  savedAt: string;
}
export interface SubmitSurveyRequest {
  responseId: string;
}
export interface SubmitSurveyResponse {
  responseId: string;
  sentAt: string;
}
export interface GetVisitSurveyRequest {
  patientId: string;
  shiftCaseId: string;
}
export interface GetVisitSurveyResponse {
  survey: Survey | null;
  /**
   * @maxItems 200
   */
  answers: {
    linkId: string;
    /**
     * @maxItems 20
     */
    values: string[];
  }[];
  savedAt: string | null;
  sentAt: string | null;
}
export interface SaveVisitSurveyRequest {
  patientId: string;
  shiftCaseId: string;
  /**
   * @maxItems 200
   */
  answers: {
    linkId: string;
    /**
     * @maxItems 20
     */
    values: string[];
  }[];
}
export interface SaveVisitSurveyResponse {
  savedAt: string;
}
export interface SubmitVisitSurveyRequest {
  patientId: string;
  shiftCaseId: string;
}
export interface SubmitVisitSurveyResponse {
  sentAt: string;
}
export interface ListSurveyResponsesRequest {
  state: 'unanswered' | 'answered';
  responseId?: string | undefined;
  pageNo?: number | undefined;
  pageSize?: number | undefined;
}
export interface SurveyResponse {
  responseId: string;
  surveyCodeId: string;
  title: string;
  doctorName: string | null;
  isOpen: boolean;
  answeredCount: number;
  savedAt: string;
  sentAt: string | null;
  answers: {
    linkId: string;
    question: string;
    texts: string[];
    fileIds: string[];
  }[];
  score: number | null;
  scoreText: string | null;
  reply: string | null;
  repliedAt: string | null;
}
export interface ListSurveyResponsesResponse {
  items: SurveyResponse[];
  total: number;
  pageNo: number;
  pageSize: number;
}
