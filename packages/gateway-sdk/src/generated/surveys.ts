// Generated from packages/contract by `npm run generate`; change it there.
import type { CallRow, ListRow } from '../call-row';
import type { GetSurveyDraftRequest, GetSurveyDraftResponse, GetSurveyRequest, GetVisitSurveyRequest, GetVisitSurveyResponse, ListSurveyResponsesRequest, ListSurveyResponsesResponse, ListSurveysRequest, ListSurveysResponse, SaveSurveyDraftRequest, SaveSurveyDraftResponse, SaveVisitSurveyRequest, SaveVisitSurveyResponse, SubmitSurveyRequest, SubmitSurveyResponse, SubmitVisitSurveyRequest, SubmitVisitSurveyResponse, Survey } from './types/surveys';

/** The calls of the surveys domain. */
export const surveysCalls: {
  listSurveys: ListRow<ListSurveysRequest, ListSurveysResponse>;
  getSurvey: CallRow<GetSurveyRequest, Survey, 'query'>;
  getSurveyDraft: CallRow<GetSurveyDraftRequest, GetSurveyDraftResponse, 'query'>;
  saveSurveyDraft: CallRow<SaveSurveyDraftRequest, SaveSurveyDraftResponse, 'mutation'>;
  submitSurvey: CallRow<SubmitSurveyRequest, SubmitSurveyResponse, 'mutation'>;
  getVisitSurvey: CallRow<GetVisitSurveyRequest, GetVisitSurveyResponse, 'query'>;
  saveVisitSurvey: CallRow<SaveVisitSurveyRequest, SaveVisitSurveyResponse, 'mutation'>;
  submitVisitSurvey: CallRow<SubmitVisitSurveyRequest, SubmitVisitSurveyResponse, 'mutation'>;
  listSurveyResponses: ListRow<ListSurveyResponsesRequest, ListSurveyResponsesResponse>;
} = {
  listSurveys: {
    path: '/modulesurvey/list',
    kind: 'query',
    open: true,
    listed: 'page'
  },
  getSurvey: {
    path: '/modulesurvey/detail',
    kind: 'query',
    open: true
  },
  getSurveyDraft: {
    path: '/questionnaire/draft',
    kind: 'query',
    tags: [
      'SurveyDraft'
    ]
  },
  saveSurveyDraft: {
    path: '/questionnaire/save',
    kind: 'mutation',
    tags: [
      'SurveyDraft',
      'SurveyResponses'
    ]
  },
  submitSurvey: {
    path: '/hades/survey/submit',
    kind: 'mutation',
    tags: [
      'SurveyDraft',
      'SurveyResponses'
    ]
  },
  getVisitSurvey: {
    path: '/questionnaire/visit/draft',
    kind: 'query',
    tags: [
      'VisitSurvey'
    ]
  },
  saveVisitSurvey: {
    path: '/questionnaire/visit/save',
    kind: 'mutation',
    tags: [
      'VisitSurvey'
    ]
  },
  submitVisitSurvey: {
    path: '/hades/survey/visit/submit',
    kind: 'mutation',
    tags: [
      'VisitSurvey'
    ]
  },
  listSurveyResponses: {
    path: '/hades/survey/list',
    kind: 'query',
    tags: [
      'SurveyResponses'
    ],
    listed: 'page'
  }
};
