import type { Meta, StoryObj } from '@storybook/react-vite';
import { sampleSpecialBooking, type PageSetting } from '@xinglin/testing';
import { statesOf } from '@xinglin/testing/stories';
import * as page from './order-detail.page';

const meta = { title: 'Check up/Booking of an expert', component: page.default } satisfies Meta<
  typeof page.default
>;
export default meta;
type Story = StoryObj<typeof meta>;

const path = '/diagnosis-platform/client/order-detail?orderNo=SD1&kind=specialDisease';
const states = statesOf(page, {
  path,
  gateway: { getSpecialDiseaseBooking: sampleSpecialBooking() },
});
export const Full: Story = states.full;
export const Loading: Story = states.loading;
export const Failed: Story = states.failed;
export const SignedOut: Story = states.signedOut;

const shown = (getSpecialDiseaseBooking: ReturnType<typeof sampleSpecialBooking>): Story => ({
  parameters: { path, gateway: { getSpecialDiseaseBooking } } satisfies PageSetting,
});

export const Submitted = shown(
  sampleSpecialBooking({
    state: 'submitted',
    statusText: '等待专家团队确认',
    actions: ['cancel'],
    payment: 'none',
    refundNowCents: 0,
    hasCode: false,
    hasCertificate: false,
  }),
);
export const AwaitingPayment = shown(
  sampleSpecialBooking({
    state: 'awaitingPayment',
    group: 'awaitingPayment',
    statusText: '已确认，待支付',
    actions: ['pay', 'cancel'],
    payment: 'none',
    payBefore: '2099-11-20T21:27:41+08:00',
    refundNowCents: 0,
    mayMove: false,
    mayNote: false,
    hasCode: false,
    hasCertificate: false,
  }),
);
