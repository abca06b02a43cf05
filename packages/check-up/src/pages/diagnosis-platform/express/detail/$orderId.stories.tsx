import type { Meta, StoryObj } from '@storybook/react-vite';
import { statesOf } from '@xinglin/testing/stories';
import { listOf } from '@xinglin/testing';
import { postedCheckUp } from '../../../../samples/check-up-samples';
import * as page from './$orderId.page';

const meta = { title: 'Check up/Printed report by post', component: page.default } satisfies Meta<
  typeof page.default
>;
export default meta;
type Story = StoryObj<typeof meta>;

const states = statesOf(page, {
  path: '/diagnosis-platform/express/detail/C1',
  gateway: { getPhysicalOrder: postedCheckUp, listAddresses: listOf([]) },
});
export const Full: Story = states.full;
export const Loading: Story = states.loading;
export const Failed: Story = states.failed;
export const SignedOut: Story = states.signedOut;
