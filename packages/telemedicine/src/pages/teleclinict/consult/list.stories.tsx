import type { Meta, StoryObj } from '@storybook/react-vite';
import { statesOf } from '@xinglin/testing/stories';
import { listedSession } from '../../../samples/telemedicine-samples';
import * as page from './list.page';

const meta = { title: 'Telemedicine/My sessions', component: page.default } satisfies Meta<
  typeof page.default
>;
export default meta;
type Story = StoryObj<typeof meta>;

const states = statesOf(page, {
  path: '/teleclinict/consult/list',
  gateway: {
    listTelemedicineOrders: {
      items: [
        listedSession(),
        listedSession({ orderNo: 'T2', localDoctor: null }),
        listedSession({
          orderNo: 'T3',
          group: 'completed',
          state: 'finished',
          statusText: '已完成',
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
