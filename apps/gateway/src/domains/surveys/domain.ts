// Owns: surveys: what is asked, what people typed and sent, what a doctor replied.
// Must not know: what a survey is part of: a service package, a consult, a check-up.
// Used by: the list of domains.
import { surveys } from '@xinglin/contract';
import { deskActions } from '../../kernel/desk/desk-action';
import { erasures } from '../../kernel/people/accounts/closing';
import { exportedData } from '../../kernel/people/accounts/exported-data';
import { defineDomain } from '../../platform/domain';
import { saveDraft, submitSurvey } from './answering';
import { surveyDesk } from './desk';
import { eraseSurveys, exportedSurveys } from './personal';
import { seed } from './seed/seed';
import { findDraft, findSurvey, listResponses, listSurveys } from './shown';

export const surveysDomain = defineDomain({
  name: 'surveys',
  calls: surveys,
  handlers: () => ({
    listSurveys,
    getSurvey: findSurvey,
    getSurveyDraft: findDraft,
    saveSurveyDraft: saveDraft,
    submitSurvey,
    listSurveyResponses: listResponses,
  }),
  sandboxSeed: seed,
  brings: [
    deskActions.of(...surveyDesk),
    erasures.of(eraseSurveys),
    exportedData.of(async (db, ownerId, locale) => ({
      surveys: await exportedSurveys(db, ownerId, locale),
    })),
  ],
});
