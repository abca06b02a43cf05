import type { Meta, StoryObj } from '@storybook/react-vite';
import type { TipOrder } from '@xinglin/gateway-sdk';
import { statesOf } from '@xinglin/testing/stories';
import { paidThanks, unpaidThanks } from '../../../testing/samples';
import * as page from './result.page';

const meta = { title: 'Overseas/Result of thanks', component: page.default } satisfies Meta<
  typeof page.default
>;
export default meta;
type Story = StoryObj<typeof meta>;

const path = '/overseas/reward/result?orderNo=t-1';
const states = statesOf(page, { path, gateway: { getTipOrder: paidThanks } });
export const Full: Story = states.full;
export const Loading: Story = states.loading;
export const Failed: Story = states.failed;
export const SignedOut: Story = states.signedOut;

const standing = (order: Partial<TipOrder>): Story => ({
  parameters: { path, gateway: { getTipOrder: { ...unpaidThanks, ...order } } },
});
export const AwaitingPayment: Story = standing({});
export const PaymentFailed: Story = standing({ payment: 'failed' });
export const Waiting: Story = standing({ payment: 'open' });
export const Closed: Story = standing({ group: 'cancelled', actions: [], payBefore: null });
export const WithoutOrder: Story = { parameters: { path: '/overseas/reward/result' } };
