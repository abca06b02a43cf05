// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import {
  businessRefusal,
  listOf,
  sampleConnection,
  sampleMessage,
  sampleStanding,
} from '@xinglin/testing';
import { afterEach, expect, it, vi } from 'vitest';
import {
  sampleAsker,
  sampleConsult,
  sampleCountries,
  waitingConsult,
} from '../../../testing/samples';
import { showPage } from '../../../testing/show-page';
import * as talk from './dpchat.page';
import * as wizard from './fast-imagetxt.page';
import * as list from './listall.page';
import * as detail from './order-detail/$orderKey.page';
import * as questionnaire from './questionnaire.page';

afterEach(() => {
  cleanup();
  window.localStorage.clear();
});

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const choose = (role: 'radio' | 'checkbox', name: string) =>
  fireEvent.click(screen.getByRole(role, { name }));
const wizardAt = '/overseas/consult/fast-imagetxt';
const questionnaireAt = '/overseas/consult/questionnaire';

/** Answers the questionnaire, a question a page, as the browser would be led. */
async function answerAll() {
  await showPage(questionnaire, { path: questionnaireAt });
  choose('checkbox', '发烧');
  cleanup();
  await showPage(questionnaire, { path: `${questionnaireAt}?at=2` });
  choose('radio', '2 至 3 天');
  cleanup();
  await showPage(questionnaire, { path: `${questionnaireAt}?at=3` });
  choose('radio', '华氏度 °F');
  type('体温', '101,3');
  cleanup();
}

async function describeIt() {
  await showPage(wizard, { path: wizardAt });
  type('病情描述', '发烧三天了，还有些咳嗽');
  cleanup();
}

it('a case is not taken on before it is described and the questionnaire answered', async () => {
  await showPage(wizard, { path: wizardAt });
  type('病情描述', '发烧');
  press('下一步：给谁问');
  expect(screen.getByRole('link', { name: '描述不能少于10个字' })).toBeTruthy();
  expect(screen.getByRole('link', { name: '请选择症状，没有请选“以上都没有”' })).toBeTruthy();
  expect(screen.getByRole('link', { name: '请输入正确的体温' })).toBeTruthy();
});

const emergency = () => screen.findByRole('link', { name: /^拨打急救电话/ });

it('the emergency number of the patient’s country stands before the words, and is dialled by a tap', async () => {
  await showPage(wizard, { path: wizardAt, gateway: { listAskers: listOf([sampleAsker]) } });
  await waitFor(async () => expect((await emergency()).getAttribute('href')).toBe('tel:112'));
  expect(screen.getByText('在意大利请马上打 112。')).toBeTruthy();
  const order = (await emergency()).compareDocumentPosition(screen.getByLabelText('病情描述'));
  expect(order & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
});

it.each([
  ['America/Vancouver', '911', '在加拿大请马上打 911。'],
  ['Asia/Jakarta', '119', '在印度尼西亚请马上打 119。'],
  ['UTC', '112', '请马上打 112，多数国家通用。'],
])('without a patient it is that of the device’s zone: %s, %s', async (timeZone, number, words) => {
  const zone = vi
    .spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions')
    .mockReturnValue({ ...Intl.DateTimeFormat().resolvedOptions(), timeZone });
  await showPage(wizard, { path: wizardAt, gateway: { listAskers: listOf([]) } });
  expect(await screen.findByText(words)).toBeTruthy();
  expect((await emergency()).getAttribute('href')).toBe(`tel:${number}`);
  zone.mockRestore();
});

it('another country is chosen by a tap, and stays chosen on the other pages', async () => {
  const gateway = { listAskers: listOf([sampleAsker]), listCountries: sampleCountries };
  await showPage(wizard, { path: wizardAt, gateway });
  fireEvent.click(await screen.findByRole('button', { name: '换一个国家' }));
  fireEvent.click(await screen.findByRole('button', { name: /印度尼西亚/ }));
  expect(await screen.findByText('在印度尼西亚请马上打 119。')).toBeTruthy();
  cleanup();
  await showPage(questionnaire, { path: questionnaireAt });
  expect(await screen.findByText('在印度尼西亚请马上打 119。')).toBeTruthy();
  expect(screen.queryByText(/胸痛/)).toBeNull();
});

it('the questionnaire asks each question by itself', async () => {
  await showPage(questionnaire, { path: questionnaireAt });
  press('下一题');
  expect(screen.getByRole('link', { name: '请选择症状，没有请选“以上都没有”' })).toBeTruthy();
  choose('checkbox', '发烧');
  choose('checkbox', '以上都没有');
  expect(screen.getByRole('checkbox', { name: '发烧' })).toHaveProperty('checked', false);
  cleanup();
  await showPage(questionnaire, { path: `${questionnaireAt}?at=3` });
  type('体温', '98.6');
  press('完成');
  expect(screen.getByRole('link', { name: '请输入正确的体温' })).toBeTruthy();
});

it('nobody under 16 is asked for', async () => {
  const child = { ...sampleAsker, ageMonths: 16 * 12 - 1 };
  await showPage(wizard, {
    path: `${wizardAt}?step=2`,
    gateway: { listAskers: listOf([child]) },
  });
  fireEvent.click(screen.getByRole('radio'));
  press('下一步：选科室');
  expect(screen.getByRole('link', { name: '抗疫平台不向未满16周岁的儿童提供服务' })).toBeTruthy();
});

it('sends what was told in all its steps, and leads to the one that is open', async () => {
  await answerAll();
  await describeIt();
  await showPage(wizard, { path: `${wizardAt}?step=2` });
  // The only one is chosen already.
  expect(screen.getByRole('radio')).toHaveProperty('checked', true);
  press('下一步：选科室');
  await waitFor(() => expect(window.localStorage.length).toBeGreaterThan(0));
  cleanup();
  const { gateway } = await showPage(wizard, {
    path: `${wizardAt}?step=3`,
    gateway: {
      submitOverseasConsult: businessRefusal('consultOpenAlready', '已有进行中的咨询', {
        orderKey: 'o-9',
      }),
    },
  });
  expect(screen.getByText('38.5 °C（101.3 °F）')).toBeTruthy();
  choose('radio', '呼吸内科');
  expect(await screen.findByText(/预计等待约 15 分钟/)).toBeTruthy();
  press('提交咨询');
  const way = await screen.findByRole('link', { name: '查看进行中的咨询' });
  expect(way.getAttribute('href')).toBe('/overseas/consult/order-detail/o-9');
  expect(gateway.inputsOf('submitOverseasConsult')).toEqual([
    {
      askerId: 'a-1',
      department: 'respiratory',
      question: '发烧三天了，还有些咳嗽',
      fileIds: [],
      symptoms: ['fever'],
      duration: 'days',
      tenths: 385,
    },
  ]);
});

it('one that waits tells for how long, and is cancelled', async () => {
  const { gateway } = await showPage(detail, {
    path: '/overseas/consult/order-detail/o-1',
    gateway: {
      getOverseasConsult: waitingConsult,
      cancelOverseasConsult: { orderKey: 'o-1', status: 'cancelled' },
    },
  });
  expect(screen.getByText(/现在有 2 位医生值班。 预计等待约 15 分钟/)).toBeTruthy();
  expect(screen.getByText(/医生所在地现在是夜间/)).toBeTruthy();
  press('取消咨询');
  const dialog = within(await screen.findByRole('alertdialog'));
  fireEvent.click(dialog.getByRole('button', { name: '取消咨询' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(gateway.inputsOf('cancelOverseasConsult')).toEqual([{ orderKey: 'o-1' }]);
});

it('is ended once each medicine was read back', async () => {
  const { gateway } = await showPage(detail, {
    path: '/overseas/consult/order-detail/o-1',
    gateway: { finishOverseasConsult: { orderKey: 'o-1', status: 'done' } },
  });
  press('结束咨询');
  const dialog = within(await screen.findByRole('alertdialog'));
  const end = () => fireEvent.click(dialog.getByRole('button', { name: '结束咨询' }));
  end();
  expect(await dialog.findByText('请先逐一核对药品和用法')).toBeTruthy();
  fireEvent.click(dialog.getByRole('checkbox', { name: '对乙酰氨基酚：每日三次，饭后' }));
  end();
  await waitFor(() =>
    expect(gateway.inputsOf('finishOverseasConsult')).toEqual([
      { orderKey: 'o-1', readBack: sampleConsult.medicines },
    ]),
  );
});

it('two doses of one medicine are read back one by one, and a changed one anew', async () => {
  const advised = (evening: string) => ({
    ...sampleConsult,
    medicines: [
      { name: '对乙酰氨基酚', dose: '早上一片' },
      { name: '对乙酰氨基酚', dose: evening },
    ],
  });
  const { gateway } = await showPage(detail, {
    path: '/overseas/consult/order-detail/o-1',
    gateway: {
      getOverseasConsult: (_: unknown, before: number) =>
        advised(before === 0 ? '晚上两片' : '晚上一片'),
      finishOverseasConsult: businessRefusal('readBackDiffers', '医生修改了用法'),
    },
  });
  press('结束咨询');
  const dialog = within(await screen.findByRole('alertdialog'));
  const end = () => fireEvent.click(dialog.getByRole('button', { name: '结束咨询' }));
  const tick = (name: string) => fireEvent.click(dialog.getByRole('checkbox', { name }));
  tick('对乙酰氨基酚：早上一片');
  expect(dialog.getByRole('checkbox', { name: '对乙酰氨基酚：晚上两片' })).toHaveProperty(
    'checked',
    false,
  );
  end();
  expect(await dialog.findByText('请先逐一核对药品和用法')).toBeTruthy();
  tick('对乙酰氨基酚：晚上两片');
  end();
  const changed = await dialog.findByRole('checkbox', { name: '对乙酰氨基酚：晚上一片' });
  expect(changed).toHaveProperty('checked', false);
  expect(gateway.inputsOf('finishOverseasConsult')).toHaveLength(1);
});

it('the list leads to what is new in a conversation', async () => {
  await showPage(list, { path: '/overseas/consult/listall' });
  const way = await screen.findByRole('link', { name: '1 条新消息' });
  expect(way.getAttribute('href')).toBe('/overseas/consult/dpchat-cn?orderKey=o-1');
});

it('what the doctor writes stands with its translation, which says what it is', async () => {
  const { orderKey } = sampleStanding;
  const said = sampleMessage(2, { side: 'doctor', content: { type: 'text', text: '多喝水' } });
  const { gateway } = await showPage(talk, {
    path: `/overseas/consult/dpchat?orderKey=${orderKey}`,
    gateway: {
      connectDpchat: sampleConnection,
      listDpchatDetails: { items: [said], hasMore: false, revision: 1 },
      readDpchat: sampleStanding,
      translateOverseasMessage: { text: 'Drink plenty of water', isGlossary: true },
    },
  });
  expect(await screen.findByText('Drink plenty of water')).toBeTruthy();
  expect(screen.getByText('多喝水')).toBeTruthy();
  expect(screen.getByText('演示环境只按固定词表翻译')).toBeTruthy();
  expect(gateway.inputsOf('translateOverseasMessage')).toEqual([
    { orderKey, number: 2, language: 'zh-Hans' },
  ]);
});

it('a message is told in the reader’s time, with the doctor’s beside it', async () => {
  const resolved = new Intl.DateTimeFormat().resolvedOptions();
  vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockReturnValue({
    ...resolved,
    timeZone: 'Europe/Rome',
  });
  const { orderKey } = sampleStanding;
  const at = '2026-10-24T22:30:00.000Z';
  const said = sampleMessage(2, { side: 'doctor', at, content: { type: 'text', text: '多喝水' } });
  await showPage(talk, {
    path: `/overseas/consult/dpchat?orderKey=${orderKey}`,
    gateway: {
      connectDpchat: sampleConnection,
      listDpchatDetails: { items: [said], hasMore: false, revision: 1 },
      readDpchat: sampleStanding,
      translateOverseasMessage: { text: null, isGlossary: true },
    },
  });
  const words = await screen.findByText('00:30（医生当地 06:30）', { selector: 'time' });
  expect(words.getAttribute('datetime')).toBe(at);
});
