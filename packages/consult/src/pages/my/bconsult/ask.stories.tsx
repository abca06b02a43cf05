import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import {
  businessRefusal,
  listOf,
  sampleAsked,
  sampleHomepage,
  sampleMatch,
  samplePatients,
  sampleVoiceLimits,
} from '@xinglin/testing';
import { sampleRecords } from '../../../samples/attached-record-samples';
import { sampleConsultOffer, sampleOfferWithoutCoupons } from '../../../samples/consult-samples';
import { statesOf } from '@xinglin/testing/stories';
import * as page from './ask.page';

const meta = {
  title: 'Consult/The form',
  component: page.default,
} satisfies Meta<typeof page.default>;
export default meta;
type Story = StoryObj<typeof meta>;

const states = statesOf(page, {
  path: '/my/bconsult/ask?doctorId=d-1',
  gateway: {
    getExpertConsultInfo: sampleAsked,
    listPatients: listOf(Object.values(samplePatients)),
    getConsultDraft: { draft: null },
    getDoctorBlacklistStatus: { isShielded: false },
    listConsultCoupons: ({ couponId }) => sampleConsultOffer(couponId),
    getAudioUploadUrl: sampleVoiceLimits,
    listAttachableRecords: { items: sampleRecords },
  },
});
export const Full: Story = states.full;
export const Loading: Story = states.loading;
export const Empty: Story = states.empty;
export const Failed: Story = states.failed;
export const SignedOut: Story = states.signedOut;

/** What the doctor would see of a record is read before it is chosen. */
export const RecordsToChoose: Story = {
  ...states.full,
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '附上以前的资料（可不选）' }));
    const whole = within(canvasElement.ownerDocument.body);
    await userEvent.click(await whole.findByRole('checkbox', { name: /^入职体检/ }));
    await expect(whole.getByRole('button', { name: '选好了' })).toBeVisible();
  },
};

export const Assigned: Story = {
  render: () => <page.default />,
  parameters: {
    path: '/my/pubconsult/ask?kind=convenient',
    gateway: {
      getConsultHomepage: sampleHomepage,
      listPatients: listOf(Object.values(samplePatients)),
      listConsultCoupons: sampleOfferWithoutCoupons,
      getConsultDraft: {
        draft: {
          question: '血压药快吃完了，近一周血压平稳',
          fileIds: [],
          savedAt: '2026-11-20T20:57:41+08:00',
        },
      },
    },
  },
};

export const DoctorToChoose: Story = {
  render: () => <page.default />,
  parameters: {
    path: '/my/bconsult/ask',
    gateway: { getConsultHomepage: sampleHomepage },
  },
};

export const AVisitorReadsTheTerms: Story = {
  render: () => <page.default />,
  parameters: {
    path: '/my/pubconsult/ask',
    user: null,
    gateway: { getConsultHomepage: sampleHomepage },
  },
};

/** The coupons cannot be read: the form says so, and goes on at the full price. */
export const CouponsUnread: Story = {
  render: () => <page.default />,
  parameters: {
    path: '/my/bconsult/ask?doctorId=d-1',
    gateway: {
      getExpertConsultInfo: sampleAsked,
      listPatients: listOf(Object.values(samplePatients)),
      getConsultDraft: { draft: null },
      getDoctorBlacklistStatus: { isShielded: false },
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: '重新读取优惠券' })).toBeVisible();
  },
};

const refusals = {
  consentRequired: ['就诊人还没有同意使用其敏感个人信息，或已撤回同意，请先确认授权', '去确认授权'],
  consultClosed: ['医生现在不接这类咨询，请选择其他方式或其他医生', '看看其他医生'],
  consultShielded: ['您已屏蔽这位医生。如需咨询，请先解除屏蔽', '看看其他医生'],
  consultOpenAlready: [
    '这位就诊人已有一次同样的咨询还没结束，可直接在那里继续提问',
    '查看这次咨询',
  ],
  consultLimitReached: [
    '进行中的咨询太多，或本月的免费次数已用完。请先结束一次咨询，或选择其他方式',
    '查看进行中的咨询',
  ],
} as const;

/** A refused question: why, and where to go on, above what was typed. */
function refused(name: keyof typeof refusals): Story {
  const [words, way] = refusals[name];
  return {
    render: () => <page.default />,
    parameters: {
      path: '/my/bconsult/ask?doctorId=d-1',
      gateway: {
        getExpertConsultInfo: sampleAsked,
        listPatients: listOf(Object.values(samplePatients)),
        listConsultCoupons: sampleOfferWithoutCoupons,
        matchConsultDept: sampleMatch,
        getConsultDraft: {
          draft: {
            question: '近一周血压偏高，早上起来会头晕',
            fileIds: [],
            savedAt: '2026-11-20T20:57:41+08:00',
          },
        },
        submitImageTextConsult: businessRefusal(name, words, { orderKey: 'Z9' }),
      },
    },
    play: async ({ canvas }) => {
      await userEvent.click(await canvas.findByRole('button', { name: '提交并支付' }));
      await expect(await canvas.findByRole('link', { name: way })).toBeVisible();
    },
  };
}

export const ConsentRequired = refused('consentRequired');
export const Closed = refused('consultClosed');
export const Shielded = refused('consultShielded');
export const OpenAlready = refused('consultOpenAlready');
export const LimitReached = refused('consultLimitReached');
