import type { Meta, StoryObj } from '@storybook/react-vite';
import { statesOf } from '@xinglin/testing/stories';
import { listedCheckUp } from '../../../samples/check-up-samples';
import * as page from './list.page';

const meta = { title: 'Check up/My check-ups', component: page.default } satisfies Meta<
  typeof page.default
>;
export default meta;
type Story = StoryObj<typeof meta>;

const states = statesOf(page, {
  path: '/medical-examination/order/list',
  gateway: {
    listMyPhysicalOrders: {
      items: [
        listedCheckUp(),
        listedCheckUp({
          orderNo: 'C2',
          group: 'completed',
          state: 'completed',
          statusText: '报告已出',
          actions: [],
        }),
      ],
      next: null,
    },
  },
});
export const Full: Story = states.full;
export const Loading: Story = states.loading;
export const Empty: Story = states.empty;
export const Failed: Story = states.failed;
export const SignedOut: Story = states.signedOut;
