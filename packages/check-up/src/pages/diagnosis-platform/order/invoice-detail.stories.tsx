import type { Meta, StoryObj } from '@storybook/react-vite';
import { statesOf } from '@xinglin/testing/stories';
import { invoicedCheckUp } from '../../../samples/check-up-samples';
import * as page from './invoice-detail.page';

const meta = {
  title: 'Check up/Invoice that was asked for',
  component: page.default,
} satisfies Meta<typeof page.default>;
export default meta;
type Story = StoryObj<typeof meta>;

const states = statesOf(page, {
  path: '/diagnosis-platform/order/invoice-detail?orderNo=C1',
  gateway: { getPhysicalOrder: invoicedCheckUp },
});
export const Full: Story = states.full;
export const Loading: Story = states.loading;
export const Failed: Story = states.failed;
export const SignedOut: Story = states.signedOut;
