import type { Meta, StoryObj } from '@storybook/react-vite';
import { type PageSetting } from '@xinglin/testing';
import { sampleCentreOrder } from '../../../samples/order-centre-samples';
import { statesOf } from '@xinglin/testing/stories';
import * as page from './result.page';

const meta = { title: 'Mall/Payment result', component: page.default } satisfies Meta<
  typeof page.default
>;
export default meta;
type Story = StoryObj<typeof meta>;

const path = '/ordercentre/pay/result?orderNo=R1';
const paid = sampleCentreOrder({
  group: 'active',
  statusText: '已预约',
  actions: ['showVoucher'],
  payBefore: null,
  payment: 'paid',
});
const states = statesOf(page, { path, gateway: { getCentreOrder: paid } });
export const Full: Story = states.full;
export const Loading: Story = states.loading;
export const Failed: Story = states.failed;
export const SignedOut: Story = states.signedOut;
export const NotPaid: Story = {
  parameters: {
    path,
    gateway: { getCentreOrder: sampleCentreOrder({ payment: 'failed' }) },
  } satisfies PageSetting,
};
/** A notice is still on its way. */
export const Open: Story = {
  parameters: {
    path,
    gateway: { getCentreOrder: sampleCentreOrder({ payment: 'open' }) },
  } satisfies PageSetting,
};
