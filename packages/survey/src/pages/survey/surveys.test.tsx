// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import {
  businessRefusal,
  listOf,
  sampleSurvey,
  sampleSurveyDraft,
  sampleSurveyResponse,
} from '@xinglin/testing';
import { afterEach, describe, expect, it } from 'vitest';
import texts from '../../locales/zh-Hans.json';
import { showPage } from '../../testing/show-page';
import * as answeredPage from '../package/survey/reply/detail.page';
import * as unansweredPage from '../package/survey/noreply/detail.page';
import * as previewPage from '../preview-survey.page';
import * as ownPage from './custom-detail.page';
import * as commonPage from './detail.page';
import * as validPage from './valid.page';

afterEach(cleanup);

const questions = '/survey/questions/post-consult';
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

describe('sending', () => {
  const path = '/survey/valid?surveyCodeId=post-consult';

  it('shows what will be sent, and sends it', async () => {
    const { gateway } = await showPage(validPage, { path });
    expect(screen.getByText('好转了')).toBeTruthy();
    expect(screen.queryByText('哪里加重了？')).toBeNull();
    press(texts.validation.send);
    await waitFor(() =>
      expect(gateway.inputsOf('submitSurvey')).toMatchObject([{ responseId: 's-1' }]),
    );
  });

  it('links to each question that is to be changed', async () => {
    await showPage(validPage, { path });
    const change = screen.getByRole('link', { name: '修改：体温' });
    expect(change.getAttribute('href')).toBe(`${questions}?question=fever&change=1`);
  });

  it('says that the survey was closed meanwhile, and leaves the answers in view', async () => {
    const submitSurvey = businessRefusal('surveyClosed', '问卷已停止填写');
    await showPage(validPage, { path, gateway: { submitSurvey } });
    press(texts.validation.send);
    expect(await screen.findByText('问卷已停止填写')).toBeTruthy();
    expect(screen.getByText('36.8 ℃')).toBeTruthy();
  });

  it('leads back where nothing was typed', async () => {
    const getSurveyDraft = { ...sampleSurveyDraft, responseId: null, answers: [], savedAt: null };
    await showPage(validPage, { path, gateway: { getSurveyDraft } });
    const back = screen.getByRole('link', { name: texts.detail.answer });
    expect(back.getAttribute('href')).toBe(questions);
  });
});

describe('lists', () => {
  it.each([
    ['for everybody', commonPage, '/survey/detail', { audience: 'common' }],
    ['of doctors', ownPage, '/survey/custom-detail', { audience: 'own' }],
    ['of one', commonPage, '/survey/detail?surveyCodeId=sleep', { surveyCodeId: 'sleep' }],
  ] as const)('of surveys %s ask for those', async (_, page, path, asked) => {
    const { gateway } = await showPage(page, { path });
    expect(gateway.inputsOf('listSurveys')[0]).toMatchObject(asked);
    const survey = await screen.findByRole('link', { name: '问诊后回访' });
    expect(survey.getAttribute('href')).toBe(
      '/preview-survey/custom-detail?surveyCodeId=post-consult',
    );
  });

  it('show how far a survey was answered, and continue it', async () => {
    const begun = { ...sampleSurveyResponse, sentAt: null, next: { at: 1, of: 2 } };
    await showPage(commonPage, {
      path: '/survey/detail',
      gateway: { listSurveyResponses: listOf([begun]) },
    });
    expect(await screen.findByText('做到第 2 题')).toBeTruthy();
    expect(screen.getByRole('link', { name: '问诊后回访' }).getAttribute('href')).toBe(questions);
  });

  it('ask no visitor for what was begun', async () => {
    const { gateway } = await showPage(commonPage, { path: '/survey/detail', user: null });
    expect(await screen.findByRole('link', { name: '问诊后回访' })).toBeTruthy();
    expect(gateway.inputsOf('listSurveyResponses')).toEqual([]);
  });

  it('of own ones show what was sent and the reply', async () => {
    const path = '/package/survey/reply/detail?responseId=s-1';
    const { gateway } = await showPage(answeredPage, { path });
    expect(gateway.inputsOf('listSurveyResponses')[0]).toMatchObject({
      state: 'answered',
      responseId: 's-1',
    });
    expect(screen.getByText('继续休息，一周后复诊。')).toBeTruthy();
    expect(screen.getByText('沈知远医生')).toBeTruthy();
    expect(screen.getByText('恢复得不错。')).toBeTruthy();
    expect(screen.getByText('满分 10')).toBeTruthy();
  });

  it('show no scale where the survey declares none', async () => {
    const path = '/package/survey/reply/detail';
    const sent = { ...sampleSurveyResponse, scale: null };
    await showPage(answeredPage, { path, gateway: { listSurveyResponses: listOf([sent]) } });
    expect(screen.queryByText('满分 10')).toBeNull();
    expect(screen.queryByText('恢复得不错。')).toBeNull();
  });

  it('of own ones that wait ask for those', async () => {
    const { gateway } = await showPage(unansweredPage, { path: '/package/survey/noreply/detail' });
    expect(gateway.inputsOf('listSurveyResponses')[0]).toMatchObject({ state: 'unanswered' });
  });
});

it('shows the questions of every branch beforehand', async () => {
  await showPage(previewPage, { path: '/preview-survey?surveyCodeId=post-consult' });
  for (const { text } of sampleSurvey.item.flatMap(({ item }) => item))
    expect(screen.getByText(text)).toBeTruthy();
});
