import type { Meta, StoryObj } from '@storybook/react-vite';
import { statesOf } from '@xinglin/testing/stories';
import { attendedCheckUp } from '../../../samples/check-up-samples';
import * as page from './$orderId.page';

const meta = { title: 'Check up/Invoice', component: page.default } satisfies Meta<
  typeof page.default
>;
export default meta;
type Story = StoryObj<typeof meta>;

const states = statesOf(page, {
  path: '/medical-examination/invoice/C1',
  gateway: { getPhysicalOrder: attendedCheckUp },
});
export const Full: Story = states.full;
export const Loading: Story = states.loading;
export const Failed: Story = states.failed;
export const SignedOut: Story = states.signedOut;
