// Generated from packages/contract by `npm run generate`; change it there.
import type { CallRow, ListRow } from '../call-row';
import type { GetSurveyDraftRequest, GetSurveyDraftResponse, GetSurveyRequest, ListSurveyResponsesRequest, ListSurveyResponsesResponse, ListSurveysRequest, ListSurveysResponse, SaveSurveyDraftRequest, SaveSurveyDraftResponse, SubmitSurveyRequest, SubmitSurveyResponse, Survey } from './types/surveys';

/** The calls of the surveys domain. */
export const surveysCalls: {
  listSurveys: ListRow<ListSurveysRequest, ListSurveysResponse>;
  getSurvey: CallRow<GetSurveyRequest, Survey, 'query'>;
  getSurveyDraft: CallRow<GetSurveyDraftRequest, GetSurveyDraftResponse, 'query'>;
  saveSurveyDraft: CallRow<SaveSurveyDraftRequest, SaveSurveyDraftResponse, 'mutation'>;
  submitSurvey: CallRow<SubmitSurveyRequest, SubmitSurveyResponse, 'mutation'>;
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
  listSurveyResponses: {
    path: '/hades/survey/list',
    kind: 'query',
    tags: [
      'SurveyResponses'
    ],
    listed: 'page'
  }
};
