import { render } from '@testing-library/react';
import type { ShownPage } from '@xinglin/api';
import { locales as forms } from '@xinglin/forms';
import {
  listOf,
  prepareLoadedPage,
  sampleSurvey,
  sampleSurveyCard,
  sampleSurveyDraft,
  sampleSurveyResponse,
  storesAnswers,
  type GatewayAnswers,
  type LoadedPage,
  type PageSetting,
} from '@xinglin/testing';
import { locales } from '../index';

/** What the calls of every page of this package answer when all is well. */
const answers: GatewayAnswers = {
  listSurveys: listOf([sampleSurveyCard]),
  getSurvey: sampleSurvey,
  getSurveyDraft: sampleSurveyDraft,
  listSurveyResponses: listOf([sampleSurveyResponse]),
  submitSurvey: { responseId: 's-1', sentAt: '2026-11-20T02:00:00Z' },
};

/** Stores answers in the draft that a page begins with. */
function savesTo(draft: GatewayAnswers['getSurveyDraft']): GatewayAnswers {
  const begun = typeof draft === 'object' && 'answers' in draft ? draft : sampleSurveyDraft;
  const store = storesAnswers(begun.answers);
  return { saveSurveyDraft: (input) => ({ responseId: 's-1', ...store(input) }) };
}

/** Opens a page of this package as the portal does: first its calls, then the page. */
export async function showPage(
  page: ShownPage,
  setting: PageSetting & { readonly path: string },
): Promise<LoadedPage> {
  const loaded = await prepareLoadedPage(page, { forms, survey: locales }, setting, {
    ...answers,
    ...savesTo(setting.gateway?.getSurveyDraft),
  });
  render(loaded.element);
  return loaded;
}
