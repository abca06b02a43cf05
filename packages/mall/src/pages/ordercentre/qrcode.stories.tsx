import type { Meta, StoryObj } from '@storybook/react-vite';
import { sampleCentreOrder } from '../../samples/order-centre-samples';
import { statesOf } from '@xinglin/testing/stories';
import * as page from './qrcode.page';

const meta = { title: 'Mall/Cashier code', component: page.default } satisfies Meta<
  typeof page.default
>;
export default meta;
type Story = StoryObj<typeof meta>;

const states = statesOf(page, {
  path: '/ordercentre/qrcode?orderNo=R1',
  gateway: { getCentreOrder: sampleCentreOrder() },
});
export const Full: Story = states.full;
export const Loading: Story = states.loading;
export const Failed: Story = states.failed;
export const SignedOut: Story = states.signedOut;
