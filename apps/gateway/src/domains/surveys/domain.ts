// Owns: surveys: what is asked, what people typed and sent, what a doctor replied, what a hospital asks before a visit.
// Must not know: what a survey is part of: a service package, a consult, a check-up; how a visit is booked.
// Used by: the list of domains.
import { surveys } from '@xinglin/contract';
import { deskActions } from '../../kernel/desk/desk-action';
import { bookedVisits } from '../../kernel/orders/booked-visits';
import { erasures } from '../../kernel/people/accounts/closing';
import { exportedData } from '../../kernel/people/accounts/exported-data';
import { patientErasures } from '../../kernel/people/patients/patient-use';
import { defineDomain } from '../../platform/domain';
import { sealedTables } from '../../platform/reseal';
import { saveDraft, submitSurvey } from './answering';
import { findVisitSurvey, joinOrder, saveVisitSurvey, submitVisitSurvey } from './before-visits';
import { surveyDesk } from './desk';
import { eraseSurveys, eraseVisitSurveys, exportedSurveys, exportedVisitSurveys } from './personal';
import { seed } from './seed/seed';
import { visitSurveyDesk } from './visit-desk';
import { findDraft, findSurvey, listResponses, listSurveys } from './shown';
import { fileUses } from '../../kernel/files/file-uses';
import { surveyResponses, visitSurveys } from './tables';
import './locales';

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
    getVisitSurvey: findVisitSurvey,
    saveVisitSurvey,
    submitVisitSurvey,
  }),
  sandboxSeed: seed,
  brings: [
    fileUses.of(
      { column: surveyResponses.draft },
      { column: surveyResponses.response },
      { column: visitSurveys.draft },
      { column: visitSurveys.response },
    ),
    deskActions.of(...surveyDesk, ...visitSurveyDesk),
    erasures.of(eraseSurveys),
    patientErasures.of(eraseVisitSurveys),
    exportedData.of(async (db, ownerId, locale) => ({
      surveys: await exportedSurveys(db, ownerId, locale),
      visitSurveys: await exportedVisitSurveys(db, ownerId, locale),
    })),
    bookedVisits.of(joinOrder),
    sealedTables.of(surveyResponses, visitSurveys),
  ],
});
