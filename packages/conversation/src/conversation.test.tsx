// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { forgetPerson } from '@xinglin/platform';
import { conversationRules } from '@xinglin/rules';
import {
  businessRefusal,
  failures,
  sampleConnection,
  sampleMessage,
  sampleMessageTypes,
  samplePictureRequest,
  sampleStanding,
  sampleTime,
} from '@xinglin/testing';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { accepted, items, open, write } from './conversation-fixture';

const { orderKey } = sampleStanding;

beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse(sampleTime), shouldAdvanceTime: true });
});
afterEach(async () => {
  cleanup();
  vi.useRealTimers();
  await forgetPerson(window);
});

it('shows what was said, by whom, what was read, and how it stands', async () => {
  await open();
  expect(items().map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining('11月20日'),
    expect.stringMatching(/^我 .*最高三十九度已读$/),
    expect.stringMatching(/^李若兰 .*咳嗽或皮疹/),
    expect.stringMatching(/^我 .*有一点咳嗽未读$/),
  ]);
  expect(screen.getByText(/^可问/).textContent).toBe('可问 3 / 5 轮');
});

it('empties the field when it has taken the words, and sends them once however often it is tapped', async () => {
  const gateway = await open();
  write('需要化验吗？');
  fireEvent.click(screen.getByRole('button', { name: '发送' }));
  expect(screen.getByRole('textbox')).toHaveProperty('value', '');
  await waitFor(() => expect(gateway.inputsOf('replyDpchat').length).toBe(1));
  expect(gateway.inputsOf('replyDpchat')[0]).toMatchObject({ orderKey, text: '需要化验吗？' });
  await waitFor(() => expect(screen.queryByText('等待发送…')).toBeNull());
  expect(screen.getAllByText('需要化验吗？').length).toBe(1);
});

it('keeps what is written without a network and sends it in order once there is one', async () => {
  const gateway = await open({ replyDpchat: failures.network });
  write('一');
  write('二');
  expect(screen.getAllByText('等待发送…').length).toBe(2);
  await waitFor(() => expect(gateway.inputsOf('replyDpchat').length).toBeGreaterThan(0));
  gateway.answer({ replyDpchat: accepted });
  await act(async () => window.dispatchEvent(new Event('online')));
  await waitFor(() => expect(screen.queryByText('等待发送…')).toBeNull());
  const tries = gateway.inputsOf('replyDpchat') as { text: string; clientId: string }[];
  expect(tries.slice(-2).map(({ text }) => text)).toEqual(['一', '二']);
  expect(tries.every(({ text }) => text === '一' || text === '二')).toBe(true);
});

it('says why a message was refused, and gives its words back', async () => {
  const refused = businessRefusal('messageRefused', '含有不能发送的内容');
  await open({ replyDpchat: refused });
  write('加我微信');
  const problem = await screen.findByText('未发送：含有不能发送的内容');
  expect(problem.getAttribute('role')).toBe('alert');
  fireEvent.click(screen.getByRole('button', { name: '重新编辑' }));
  expect(screen.getByRole('textbox')).toHaveProperty('value', '加我微信');
  expect(screen.queryByText('未发送：含有不能发送的内容')).toBeNull();
});

it('shows a new answer, announces it once, and marks it as read', async () => {
  const gateway = await open();
  const said = sampleMessage(4, { side: 'doctor', content: { type: 'text', text: '先量体温' } });
  await act(async () => {
    gateway.tell('followDpchat', { event: 'message', id: `${orderKey}:4`, data: said });
    gateway.tell('followDpchat', {
      event: 'standing',
      id: `${orderKey}:4`,
      data: { ...sampleStanding, revision: 4, lastNumber: 4, turnsLeft: 2, doctorRead: 3 },
    });
  });
  expect(await screen.findByText('先量体温')).toBeTruthy();
  expect(screen.getByText('李若兰医生有新回复').getAttribute('role')).toBe('status');
  await waitFor(() => expect(screen.getByText(/^可问/).textContent).toBe('可问 2 / 5 轮'));
  expect(screen.queryByText('未读')).toBeNull();
  await waitFor(() => expect(gateway.inputsOf('readDpchat').at(-1)).toEqual({ orderKey, upTo: 4 }));
});

it('shows what is further back above, each message once', async () => {
  const all = Array.from({ length: 9 }, (_, index) => sampleMessage(index + 1));
  const gateway = await open({
    listDpchatDetails: ({ before = 10 }) => ({
      items: all.filter(({ number }) => number < before).slice(-3),
      hasMore: before > 4,
      revision: 9,
    }),
  });
  for (const left of [6, 3]) {
    fireEvent.click(screen.getByRole('button', { name: '查看更早的消息' }));
    await waitFor(() => expect(screen.queryByText(`第 ${left} 条消息`)).not.toBeNull());
  }
  expect(screen.queryByRole('button', { name: '查看更早的消息' })).toBeNull();
  expect(items().length).toBe(1 + 9);
  expect(gateway.inputsOf('listDpchatDetails').slice(1)).toEqual([
    { orderKey, before: 7 },
    { orderKey, before: 4 },
  ]);
});

it('shows no field where writing is over, and says what can be done instead', async () => {
  await open(
    {
      connectDpchat: {
        ...sampleConnection,
        standing: { ...sampleStanding, phase: 'closed', mayWrite: false, until: null },
      },
    },
    'en',
  );
  expect(screen.queryByRole('textbox')).toBeNull();
  expect(screen.getByText('This conversation has ended. Nothing more can be sent')).toBeTruthy();
  expect(screen.getByRole('link', { name: '评价' })).toBeTruthy();
});

it('shows every type of message, opens pictures large, and leads where cards lead', async () => {
  await open({
    listDpchatDetails: { items: [...sampleMessageTypes], hasMore: false, revision: 8 },
  });
  fireEvent.click(screen.getByRole('button', { name: '第 1 张图片，共 1 张' }));
  expect(await screen.findByRole('dialog', { name: '第 1 张图片，共 1 张' })).toBeTruthy();
  expect(screen.getByRole('button', { name: '语音消息，12 秒' })).toBeTruthy();
  expect(document.querySelector('audio')?.getAttribute('src')).toBe('/gateway/kanoupload/file/f-1');
  expect(screen.getByText(/先多喝水/)).toBeTruthy();
  expect(screen.getByRole('link', { name: '去预约' }).getAttribute('href')).toBe('/expert/d-1');
  expect(screen.getByText('每四小时量一次体温。', { exact: false })).toBeTruthy();
  expect(screen.getByRole('link', { name: '下载文件（47 KB）' })).toBeTruthy();
  for (const words of ['您撤回了一条消息', '对方撤回了一条消息', '已提醒医生尽快回复'])
    expect(screen.getByText(words)).toBeTruthy();
});

const requested = {
  ...sampleConnection,
  standing: { ...sampleStanding, phase: 'paused' as const },
};
const uploaded = { fileId: 'f-9', url: '/kanoupload/file/f-9', contentType: 'image/jpeg' as const };

it('shows whom one talks with, and the opening question as the case that the page gives', async () => {
  const question = sampleMessage(1, {
    clientId: conversationRules.openingId,
    content: { type: 'text', text: '孩子发烧' },
  });
  const listDpchatDetails = { items: [question], hasMore: false, revision: 1 };
  await open({ listDpchatDetails }, 'zh-Hans', {
    renderOpening: ({ content }) => content.type === 'text' && <p>病例：{content.text}</p>,
    promiseOf: ({ phase }) => (phase === 'open' ? { text: '24 小时内回复', isMet: true } : null),
  });
  expect(screen.getByText('李若兰').parentElement?.textContent).toBe('李若兰 主任医师');
  expect(screen.getByText('浙江省立同仁医院 儿科')).toBeTruthy();
  expect(screen.getByText('病例：孩子发烧')).toBeTruthy();
  expect(screen.getByText('24 小时内回复')).toBeTruthy();
});

it('answers the request for pictures from its card, with both deadlines in words', async () => {
  const gateway = await open({
    connectDpchat: requested,
    listDpchatDetails: { items: [samplePictureRequest], hasMore: false, revision: 9 },
    uploadImageFile: { ...uploaded, size: 9, width: 1, height: 1, durationMs: null },
  });
  const card = within(items().at(-1) ?? document.body);
  expect(card.getByText('皮疹看不清，请在窗边再拍一张')).toBeTruthy();
  expect(card.getByText('请在 11月21日 21:00 前发送。')).toBeTruthy();
  expect(card.getByText(/到时没有收到，本次问诊结束/)).toBeTruthy();
  expect(card.getByText(/原定 11月22日 21:00 结束/)).toBeTruthy();
  const button = card.getByRole('button', { name: '拍照或选择照片' });
  const field = button.parentElement?.querySelector('input[type=file]');
  const picture = new File(['x'], 'rash.jpg', { type: 'image/jpeg' });
  fireEvent.change(field ?? button, { target: { files: [picture] } });
  await waitFor(() =>
    expect(gateway.inputsOf('replyDpchat')).toMatchObject([{ type: 'picture', fileIds: ['f-9'] }]),
  );
});

it.each([
  [
    'answered',
    { answeredAt: sampleTime },
    'paused',
    '照片已收到（11月20日 21:00），医生会接着看。',
  ],
  ['no longer open', {}, 'open', '这次不用再补照片了。'],
  ['of a conversation that is over', {}, 'closed', '这次不用再补照片了。'],
] as const)('a request that is %s has no button', async (_, changed, phase, words) => {
  const { content } = samplePictureRequest;
  const request = { ...samplePictureRequest, content: { ...content, ...changed } };
  await open({
    connectDpchat: { ...sampleConnection, standing: { ...sampleStanding, phase } },
    listDpchatDetails: { items: [request], hasMore: false, revision: 9 },
  });
  expect(await screen.findByText(words)).toBeTruthy();
  expect(screen.queryByRole('button', { name: '拍照或选择照片' })).toBeNull();
});

it('only the last of two requests is open', async () => {
  const again = { ...samplePictureRequest, number: 10, clientId: null };
  await open({
    connectDpchat: requested,
    listDpchatDetails: { items: [samplePictureRequest, again], hasMore: false, revision: 10 },
  });
  expect(screen.getAllByRole('button', { name: '拍照或选择照片' })).toHaveLength(1);
  expect(items().at(-1)?.textContent).toContain('拍照或选择照片');
});
