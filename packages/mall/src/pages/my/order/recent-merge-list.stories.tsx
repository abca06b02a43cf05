import type { Meta, StoryObj } from '@storybook/react-vite';
import { sampleCounts, sampleMerged, unpaidVisit } from '../../../samples/order-centre-samples';
import { statesOf } from '@xinglin/testing/stories';
import * as page from './recent-merge-list.page';

const meta = { title: 'Mall/Recent orders', component: page.default } satisfies Meta<
  typeof page.default
>;
export default meta;
type Story = StoryObj<typeof meta>;

const states = statesOf(page, {
  path: '/my/order/recent-merge-list',
  gateway: {
    listMergedOrders: {
      items: [unpaidVisit, sampleMerged()],
      next: null,
      counts: sampleCounts,
    },
  },
});
export const Full: Story = states.full;
export const Loading: Story = states.loading;
export const Empty: Story = states.empty;
export const Failed: Story = states.failed;
export const SignedOut: Story = states.signedOut;
