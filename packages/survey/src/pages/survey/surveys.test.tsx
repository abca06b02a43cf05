// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { businessRefusal, sampleSurvey, sampleSurveyDraft } from '@xinglin/testing';
import { afterEach, describe, expect, it } from 'vitest';
import texts from '../../locales/zh-Hans.json';
import { showPage } from '../../testing/show-page';
import * as answeredPage from '../package/survey/reply/detail.page';
import * as unansweredPage from '../package/survey/noreply/detail.page';
import * as previewPage from '../preview-survey.page';
import * as ownPage from './custom-detail.page';
import * as commonPage from './detail.page';
import * as questionsPage from './questions/$surveyCodeId.page';
import * as validPage from './valid.page';

afterEach(cleanup);

const questions = '/survey/questions/post-consult';
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

describe('the questions', () => {
  it('follow the answers, and are saved as they are typed', async () => {
    const { gateway } = await showPage(questionsPage, { path: questions });
    expect(screen.queryByLabelText('哪里加重了？')).toBeNull();
    fireEvent.click(screen.getByRole('radio', { name: '加重了' }));
    fireEvent.change(screen.getByLabelText('哪里加重了？'), { target: { value: '夜里更痛' } });
    await waitFor(() => expect(gateway.inputsOf('saveSurveyDraft')).toHaveLength(1), {
      timeout: 3000,
    });
    fireEvent.click(screen.getByRole('radio', { name: '好转了' }));
    expect(screen.queryByLabelText('哪里加重了？')).toBeNull();
    press(texts.questions.check);
    await waitFor(() => expect(gateway.inputsOf('saveSurveyDraft')).toHaveLength(2));
    // What was typed in the branch that is gone is kept in the draft.
    expect(gateway.inputsOf('saveSurveyDraft')[1]).toMatchObject({
      responseId: 's-1',
      answers: expect.arrayContaining([
        { linkId: 'better', values: ['better'] },
        { linkId: 'worse', values: ['夜里更痛'] },
      ]),
    });
  });

  it('say which answer is missing or beyond reason, and keep what was typed', async () => {
    const { gateway } = await showPage(questionsPage, { path: questions });
    fireEvent.change(screen.getByLabelText('体温'), { target: { value: '368' } });
    fireEvent.click(screen.getByRole('radio', { name: '加重了' }));
    press(texts.questions.check);
    expect(screen.getAllByText('请回答“哪里加重了？”').length).toBeGreaterThan(0);
    expect(screen.getAllByText('“体温”请填 34 到 43 之间的数').length).toBeGreaterThan(0);
    expect(screen.getByLabelText<HTMLInputElement>('体温').value).toBe('368');
    expect(gateway.inputsOf('submitSurvey')).toEqual([]);
  });
});

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
    const back = screen.getByRole('link', { name: texts.validation.change });
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
    const answer = screen.getByRole('link', { name: texts.detail.answer });
    expect(answer.getAttribute('href')).toBe(questions);
  });

  it('of own ones show what was sent and the reply', async () => {
    const path = '/package/survey/reply/detail?responseId=s-1';
    const { gateway } = await showPage(answeredPage, { path });
    expect(gateway.inputsOf('listSurveyResponses')[0]).toMatchObject({
      state: 'answered',
      responseId: 's-1',
    });
    expect(screen.getByText('继续休息，一周后复诊。')).toBeTruthy();
    expect(screen.getByText(/得分 4。/)).toBeTruthy();
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
