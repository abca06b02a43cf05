// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { failures, sampleSurveyDraft } from '@xinglin/testing';
import { afterEach, describe, expect, it } from 'vitest';
import texts from '../../../locales/zh-Hans.json';
import { showPage } from '../../../testing/show-page';
import * as page from './$surveyCodeId.page';

afterEach(cleanup);

const path = '/survey/questions/post-consult';
const first = `${path}?question=better`;
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const heading = (name: string) => screen.findByRole('heading', { level: 2, name });
const next = texts.questions.next;
const answers = (values: Readonly<Record<string, string>>) =>
  Object.entries(values).map(([linkId, value]) => ({ linkId, values: [value] }));

describe('a screen of a survey', () => {
  it('has one question, its place, and what its answer adds', async () => {
    await showPage(page, { path: first });
    expect(await heading('症状有变化吗？')).toBeTruthy();
    expect(document.body.textContent).toContain('第 1 题，共 2 题');
    expect(screen.queryByText('体温')).toBeNull();
    expect(screen.queryByLabelText('哪里加重了？')).toBeNull();
    fireEvent.click(screen.getByRole('radio', { name: /加重了/ }));
    expect(screen.getByRole('textbox', { name: '哪里加重了？' })).toBeTruthy();
    expect(document.body.textContent).toContain('因为选了“加重了”，再问 1 句');
  });

  it('says at once whom to call, and can be left', async () => {
    await showPage(page, { path: first });
    const call = () => screen.queryByRole('link', { name: '拨打 120 急救电话' });
    expect(call()).toBeNull();
    fireEvent.click(screen.getByRole('radio', { name: '加重了 先帮您打电话' }));
    expect(call()?.getAttribute('href')).toBe('tel:120');
    const alarm = call()?.closest<HTMLElement>('[role="alert"]');
    expect(alarm?.textContent).toContain('如果伴有胸痛，请立即拨打 120。');
    fireEvent.change(screen.getByLabelText('哪里加重了？'), { target: { value: '夜里更痛' } });
    press(next);
    expect(await heading('体温')).toBeTruthy();
    expect(call()).toBeNull();
  });

  it('shows the value of last time beside a number with its unit', async () => {
    await showPage(page, { path: `${path}?question=fever` });
    expect(await screen.findByText('上次 37.1')).toBeTruthy();
    expect(screen.getByText('℃')).toBeTruthy();
  });
});

describe('the way through a survey', () => {
  it('stores each answer, keeps its place in the address, and returns to the question before', async () => {
    const { gateway, router } = await showPage(page, { path: first });
    fireEvent.click(await screen.findByRole('radio', { name: '好转了' }));
    press(next);
    expect(await heading('体温')).toBe(document.activeElement);
    expect(router.state.location.search).toBe('?question=fever');
    await waitFor(() => expect(gateway.inputsOf('saveSurveyDraft')).toHaveLength(1));
    expect(await screen.findByText(/^\d\d:\d\d 已存好$/)).toBeTruthy();
    fireEvent.click(screen.getByRole('link', { name: texts.questions.before }));
    expect(await heading('症状有变化吗？')).toBe(document.activeElement);
    expect(screen.getByRole<HTMLInputElement>('radio', { name: '好转了' }).checked).toBe(true);
  });

  it('goes on where it was left, and ends with the check of all answers', async () => {
    const { gateway, router } = await showPage(page, { path });
    // Both are answered: the last one is shown.
    expect(await heading('体温')).toBeTruthy();
    press(texts.questions.check);
    await waitFor(() => expect(router.state.location.pathname).toBe('/survey/valid'));
    expect(gateway.inputsOf('saveSurveyDraft').at(-1)).toMatchObject({ responseId: 's-1' });
  });

  it('begins where the first answer is missing', async () => {
    const getSurveyDraft = { ...sampleSurveyDraft, answers: answers({ better: 'worse' }) };
    await showPage(page, { path, gateway: { getSurveyDraft } });
    expect(await heading('症状有变化吗？')).toBeTruthy();
  });

  it('of one answer that is changed returns to the check', async () => {
    const { router } = await showPage(page, { path: `${first}&change=1` });
    expect(await heading('症状有变化吗？')).toBeTruthy();
    expect(screen.queryByRole('link', { name: texts.questions.before })).toBeNull();
    press(texts.questions.changed);
    await waitFor(() => expect(router.state.location.pathname).toBe('/survey/valid'));
  });

  it('stops at an answer that is missing or beyond reason, and keeps what was typed', async () => {
    const { router } = await showPage(page, { path: first });
    fireEvent.click(await screen.findByRole('radio', { name: /加重了/ }));
    press(next);
    expect(await screen.findByText('请回答“哪里加重了？”')).toBeTruthy();
    expect(screen.getByLabelText('哪里加重了？')).toBe(document.activeElement);
    expect(router.state.location.search).toBe('?question=better');
    cleanup();
    const last = await showPage(page, { path: `${path}?question=fever` });
    const fever = await screen.findByLabelText<HTMLInputElement>('体温');
    fireEvent.change(fever, { target: { value: '368' } });
    press(texts.questions.check);
    expect(await screen.findByText('“体温”请填 34 到 43 之间的数')).toBeTruthy();
    expect(fever.value).toBe('368');
    fireEvent.change(fever, { target: { value: '1,000' } });
    press(texts.questions.check);
    expect(await screen.findByText('“体温”请填 34 到 43 之间的数')).toBeTruthy();
    fireEvent.change(fever, { target: { value: '３６。８' } });
    press(texts.questions.check);
    await waitFor(() => expect(last.router.state.location.pathname).toBe('/survey/valid'));
  });

  it('merges the answers of another device with those typed here', async () => {
    const saveSurveyDraft = {
      responseId: 's-1',
      savedAt: '2026-11-20T02:00:00Z',
      answers: answers({ better: 'worse', worse: '夜里更痛', fever: '37.2' }),
    };
    const { gateway } = await showPage(page, {
      path: `${path}?question=fever`,
      gateway: { saveSurveyDraft },
    });
    fireEvent.change(await screen.findByLabelText('体温'), { target: { value: '37.2' } });
    fireEvent.click(screen.getByRole('link', { name: texts.questions.before }));
    expect(await screen.findByText(/另一台设备/)).toBeTruthy();
    expect(screen.getByLabelText<HTMLTextAreaElement>('哪里加重了？').value).toBe('夜里更痛');
    // Only what changed here was sent.
    expect(gateway.inputsOf('saveSurveyDraft')).toEqual([
      { surveyCodeId: 'post-consult', responseId: 's-1', answers: answers({ fever: '37.2' }) },
    ]);
  });

  it('unticks other options where one is chosen alone, and says how values contradict', async () => {
    const [sample] = sampleSurveyDraft.survey.item;
    const [first] = sample?.item ?? [];
    if (sample === undefined || first === undefined) throw new Error('The sample asks nothing.');
    const option = (display: string, exclusive = false) => {
      return { code: display, display, score: null, face: null, exclusive };
    };
    const options = [option('心脏病'), option('糖尿病'), option('都没有', true)];
    const measured = { ...first, type: 'quantity' as const, options: [], min: 30, max: 260 };
    const item = [
      {
        ...sample,
        text: '身体',
        item: [
          { ...first, linkId: 'ill', text: '有这些病吗？', repeats: true, options },
          { ...measured, linkId: 'high', text: '高压', higherThan: 'low' },
          { ...measured, linkId: 'low', text: '低压' },
        ],
      },
    ];
    const survey = { ...sampleSurveyDraft.survey, item };
    const getSurveyDraft = { ...sampleSurveyDraft, survey, answers: [], last: [] };
    await showPage(page, { path, gateway: { getSurveyDraft } });
    const box = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name });
    await heading('有这些病吗？');
    for (const name of ['心脏病', '糖尿病', '都没有']) fireEvent.click(box(name));
    const ticked = () => ['心脏病', '糖尿病', '都没有'].filter((name) => box(name).checked);
    expect(ticked()).toEqual(['都没有']);
    fireEvent.click(box('糖尿病'));
    expect(ticked()).toEqual(['糖尿病']);
    press(next);
    await heading('身体');
    fireEvent.change(screen.getByLabelText('高压'), { target: { value: '70' } });
    fireEvent.change(screen.getByLabelText('低压'), { target: { value: '120' } });
    press(texts.questions.check);
    expect(await screen.findByText('“高压”要高于“低压”，请看看是不是填反了')).toBeTruthy();
  });

  it('says that an answer was not kept, and stays on the last screen', async () => {
    const { router } = await showPage(page, {
      path: `${path}?question=fever`,
      gateway: { saveSurveyDraft: failures.network },
    });
    await heading('体温');
    press(texts.questions.check);
    expect(await screen.findByText(/^没存上/)).toBeTruthy();
    expect(router.state.location.pathname).toBe(path);
  });
});
