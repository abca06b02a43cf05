// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import {
  businessRefusal,
  createMockGateway,
  listOf,
  preparePage,
  type GatewayAnswers,
} from '@xinglin/testing';
import {
  sampleFollowUp,
  sampleFollowUpReplies,
  sampleFollowUpReport,
} from '../../../samples/follow-up-samples';
import type { ComponentType } from 'react';
import { afterEach, expect, it } from 'vitest';
import { locales } from '../../../locales';
import texts from '../../../locales/zh-Hans.json';
import FormPage from './further.page';
import DetailPage from './further/detail.page';
import ReportPage from './further/report/$id.page';

afterEach(() => {
  cleanup();
  window.localStorage.clear();
});

const { followUp: says, followUpForm: form, followUpReport: report } = texts;
const [choice, words] = sampleFollowUp().questions.map(({ text }) => text) as [string, string];
const detailPath = '/consult/dpchat/further/detail?followUpId=fu-1';
const formPath = '/consult/dpchat/further?followUpId=fu-1';
const reportPath = '/consult/dpchat/further/report/fu-1';

async function open(Page: ComponentType, path: string, answers: GatewayAnswers) {
  const gateway = createMockGateway(answers);
  const { element } = await preparePage(<Page />, { consult: locales }, { path }, { gateway });
  render(element);
  return gateway;
}

const wayOf = (name: string) => screen.queryByRole('link', { name })?.getAttribute('href');
const send = () => fireEvent.click(screen.getByRole('button', { name: form.send }));
async function fill() {
  fireEvent.click(await screen.findByRole('radio', { name: '低于 140/90' }));
  fireEvent.change(screen.getByRole('textbox', { name: words }), { target: { value: ' 没有 ' } });
}

it('shows what a doctor asks, and leads to answering it', async () => {
  const gateway = await open(DetailPage, detailPath, { getRevisitRemind: sampleFollowUp() });
  expect(await screen.findByText(words)).toBeTruthy();
  expect(gateway.inputsOf('getRevisitRemind')).toEqual([{ followUpId: 'fu-1' }]);
  expect(wayOf(says.fill)).toBe(formPath);
  expect(wayOf(says.report)).toBeUndefined();
  expect(wayOf(says.talk)).toBe('/consult/dpchat?orderKey=C1');
});

it('leads to the report once it was answered, and says where its time is over', async () => {
  await open(DetailPage, detailPath, { getRevisitRemind: sampleFollowUpReport });
  await screen.findByText(words);
  expect(wayOf(says.report)).toBe(reportPath);
  expect(wayOf(says.fill)).toBeUndefined();
  cleanup();
  await open(DetailPage, detailPath, { getRevisitRemind: sampleFollowUp({ maySubmit: false }) });
  expect(await screen.findByText(says.over)).toBeTruthy();
  expect(wayOf(says.fill)).toBeUndefined();
});

it('sends an answer to each question, and shows the report', async () => {
  const gateway = await open(FormPage, formPath, {
    getRevisitRemind: sampleFollowUp(),
    submitFollowupReport: { answeredAt: '2026-11-21T08:30:00+08:00' },
  });
  await fill();
  send();
  await waitFor(() =>
    expect(gateway.inputsOf('submitFollowupReport')).toEqual([
      {
        followUpId: 'fu-1',
        answers: [
          { questionId: '1', text: '低于 140/90' },
          { questionId: '2', text: '没有' },
        ],
      },
    ]),
  );
});

it('sends nothing while a question has no answer, and names it', async () => {
  const gateway = await open(FormPage, formPath, { getRevisitRemind: sampleFollowUp() });
  await screen.findByRole('button', { name: form.send });
  send();
  for (const question of [choice, words])
    expect(
      screen.getByRole('link', { name: form.required.replace('{{question}}', question) }),
    ).toBeTruthy();
  expect(gateway.inputsOf('submitFollowupReport')).toEqual([]);
});

it('keeps what was answered where the gateway refuses it, and for the next visit', async () => {
  const answers = {
    getRevisitRemind: sampleFollowUp(),
    submitFollowupReport: businessRefusal('followUpClosed', '这份随访已提交或已过期。'),
  };
  await open(FormPage, formPath, answers);
  await fill();
  send();
  expect(await screen.findByText('这份随访已提交或已过期。')).toBeTruthy();
  expect(wayOf(form.see)).toBe(detailPath);
  const typed = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: words }).value;
  expect(typed().trim()).toBe('没有');
  cleanup();
  await open(FormPage, formPath, answers);
  await screen.findByRole('textbox', { name: words });
  await waitFor(() => expect(typed().trim()).toBe('没有'));
});

it('offers no form for what was answered or is over', async () => {
  await open(FormPage, formPath, { getRevisitRemind: sampleFollowUpReport });
  expect(await screen.findByText(form.closed)).toBeTruthy();
  expect(wayOf(form.see)).toBe(detailPath);
  expect(screen.queryByRole('textbox')).toBeNull();
});

it('reports what was answered, with what the doctor said to it', async () => {
  const answers = {
    getFollowupReport: sampleFollowUpReport,
    listFollowupDoctorReplies: sampleFollowUpReplies,
  };
  await open(ReportPage, reportPath, answers);
  const [reply] = sampleFollowUpReplies.items.map(({ text }) => text);
  for (const text of [choice, words, '低于 140/90', reply ?? ''])
    expect(await screen.findByText(text)).toBeTruthy();
  cleanup();
  await open(ReportPage, reportPath, { ...answers, listFollowupDoctorReplies: listOf([]) });
  expect(await screen.findByText(report.none)).toBeTruthy();
});

it('says of a report that was not sent yet where to write it', async () => {
  await open(ReportPage, reportPath, {
    getFollowupReport: { ...sampleFollowUp(), answers: [] },
    listFollowupDoctorReplies: listOf([]),
  });
  expect(await screen.findByText(report.empty)).toBeTruthy();
  expect(wayOf(form.see)).toBe(detailPath);
});

it.each([
  [DetailPage, detailPath, 'getRevisitRemind'],
  [FormPage, formPath, 'getRevisitRemind'],
  [ReportPage, reportPath, 'getFollowupReport'],
] as const)('says of another’s that there is none', async (Page, path, call) => {
  await open(Page, path, {
    [call]: businessRefusal('forbidden', '没有找到'),
    listFollowupDoctorReplies: listOf([]),
  });
  expect(await screen.findByText(says.gone)).toBeTruthy();
});
