import type { Meta, StoryObj } from '@storybook/react-vite';
import { listedPanel } from '../../samples/panel-samples';
import { statesOf } from '@xinglin/testing/stories';
import * as page from './balance.page';

const meta = {
  title: 'Consult/Questions to several experts',
  component: page.default,
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const states = statesOf(page, {
  path: '/multask/balance',
  gateway: {
    listPanelOrders: {
      items: [
        listedPanel(),
        listedPanel({
          orderNo: 'Q2',
          orderKey: 'Q2',
          state: 'finished',
          group: 'completed',
          statusText: '已完成',
          answeredCount: 4,
          refundCents: 1900,
        }),
        listedPanel({
          orderNo: 'Q3',
          orderKey: 'Q3',
          state: 'unpaid',
          group: 'cancelled',
          statusText: '超时未支付，已失效',
          answeredCount: 0,
          paidCents: 0,
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
