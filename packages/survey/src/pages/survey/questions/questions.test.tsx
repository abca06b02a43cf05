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
    await showPage(page, { path: `${path}?question=fever` });
    const fever = await screen.findByLabelText<HTMLInputElement>('体温');
    fireEvent.change(fever, { target: { value: '368' } });
    press(texts.questions.check);
    expect(await screen.findByText('“体温”请填 34 到 43 之间的数')).toBeTruthy();
    expect(fever.value).toBe('368');
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
