import type { Meta, StoryObj } from '@storybook/react-vite';
import { type PageSetting } from '@xinglin/testing';
import { sampleRecords } from '../../../samples/attached-record-samples';
import {
  sampleConsult,
  sampleConsultOffer,
  sampleReferral,
  sampleUpgradeWaysAnswered,
} from '../../../samples/consult-samples';
import { statesOf } from '@xinglin/testing/stories';
import { expect, within } from 'storybook/test';
import * as page from './$orderKey.page';

const meta = { title: 'Consult/Consult', component: page.default } satisfies Meta<
  typeof page.default
>;
export default meta;
type Story = StoryObj<typeof meta>;

const path = '/consult/order-detail/C1';
// Far ahead on the clock of the stories, so that no countdown ends.
const until = { at: '2099-11-21T20:00:00+08:00', outcome: 'paidBack' } as const;
const states = statesOf(page, { path, gateway: { getConsultOrder: sampleConsult({ until }) } });

export const Full: Story = states.full;
export const Loading: Story = states.loading;
export const Failed: Story = states.failed;
export const SignedOut: Story = states.signedOut;

const summary = {
  question: '孩子发烧怎么办',
  since: null,
  earlierDiagnosis: null,
  advice: ['多喝水。', '多休息。'],
  watch: ['精神变差时请立即就诊。'],
  proposed: ['血常规'],
};
const shown = (changed: Parameters<typeof sampleConsult>[0]): Story => ({
  parameters: {
    path,
    gateway: {
      getConsultOrder: sampleConsult({ until: null, ...changed }),
      getAssistantMedicalSummary: { orderKey: 'C1', summary },
    },
  } satisfies PageSetting,
});

export const AwaitingPayment = shown({
  state: 'awaitingPayment',
  group: 'awaitingPayment',
  statusText: '待支付',
  actions: ['pay', 'cancel'],
  payment: 'none',
  payBefore: '2099-11-20T21:27:41+08:00',
});
export const Answered = shown({
  state: 'inProgress',
  statusText: '咨询中',
  actions: [],
  answeredAt: '2026-11-20T21:00:00+08:00',
  mayCancel: false,
  mayRemind: false,
  mayFinish: true,
  mayLike: true,
});
export const WithRecords = shown({ records: sampleRecords });
export const Refunding = shown({
  state: 'refunding',
  group: 'refunding',
  statusText: '退款中',
  actions: [],
  mayCancel: false,
  mayRemind: false,
  refundCents: 5000,
  refund: { refundCents: 5000, status: 'processing', expectedBy: '2026-11-25T23:59:59.999+08:00' },
});
export const Finished = shown({
  state: 'finished',
  group: 'completed',
  statusText: '已结束',
  actions: [],
  answeredAt: '2026-11-20T21:00:00+08:00',
  mayCancel: false,
  mayRemind: false,
  mayLike: true,
  mayDelete: true,
});
export const GoesOn = shown({
  mayUpgrade: true,
  referral: sampleReferral(),
});
export const GoesOnWithCoupon: Story = {
  parameters: {
    path,
    gateway: {
      getConsultOrder: sampleConsult({ until: null, mayUpgrade: true }),
      checkUpgradeWhitelist: {
        ...sampleUpgradeWaysAnswered(),
        info: { kind: 'phone', startsAt: '2099-11-21T18:00:00+08:00' },
      },
      getConsultIntentionTime: {
        timeZone: 'Asia/Shanghai',
        times: [{ startsAt: '2099-11-21T18:00:00+08:00', endsAt: '2099-11-21T18:15:00+08:00' }],
      },
      listConsultCoupons: ({ couponId }) => sampleConsultOffer(couponId),
    },
  } satisfies PageSetting,
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '转为电话、视频或全科' }));
    const whole = within(canvasElement.ownerDocument.body);
    await expect(await whole.findByRole('radio', { name: /^问诊满 40 减 10/ })).toBeChecked();
    await expect(await whole.findByRole('button', { name: '转换并支付 ¥39' })).toBeVisible();
  },
};
export const AnotherForm = shown({
  mayUpgrade: true,
  mayConfirmForm: true,
  referral: sampleReferral({
    kind: 'phone',
    title: '电话咨询',
    doctorId: sampleConsult().doctor?.doctorId ?? null,
    reason: '文字说不清，电话里讲更快',
  }),
});
export const RefundAsked = shown({
  state: 'finished',
  group: 'completed',
  statusText: '已结束',
  actions: [],
  answeredAt: '2026-11-20T21:00:00+08:00',
  mayCancel: false,
  mayRemind: false,
  upgradedFrom: 'C0',
  refundRequest: {
    reason: '回复太简单',
    askedAt: '2026-11-22T09:00:00+08:00',
    state: 'open',
    answer: null,
  },
});
