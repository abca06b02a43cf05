import type { Meta, StoryObj } from '@storybook/react-vite';
import { sampleCounts, sampleMerged, unpaidVisit } from '../../../samples/order-centre-samples';
import { statesOf } from '@xinglin/testing/stories';
import * as page from './merge-list.page';

const meta = { title: 'Mall/My orders', component: page.default } satisfies Meta<
  typeof page.default
>;
export default meta;
type Story = StoryObj<typeof meta>;

const states = statesOf(page, {
  path: '/my/order/merge-list',
  gateway: {
    listMergedOrders: {
      items: [
        unpaidVisit,
        sampleMerged(),
        sampleMerged({
          orderNo: 'T1',
          kind: 'tip',
          group: 'completed',
          title: '感谢沈知远医生',
          facts: [],
          statusText: '已送达',
          amountCents: 660,
        }),
      ],
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
