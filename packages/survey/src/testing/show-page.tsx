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
  saveSurveyDraft: { responseId: 's-1', savedAt: '2026-11-20T02:00:00Z' },
  submitSurvey: { responseId: 's-1', sentAt: '2026-11-20T02:00:00Z' },
};

/** Opens a page of this package as the portal does: first its calls, then the page. */
export async function showPage(
  page: ShownPage,
  setting: PageSetting & { readonly path: string },
): Promise<LoadedPage> {
  const loaded = await prepareLoadedPage(page, { forms, survey: locales }, setting, answers);
  render(loaded.element);
  return loaded;
}
