import type { Meta, StoryObj } from '@storybook/react-vite';
import { statesOf } from '@xinglin/testing/stories';
import { sampleDrugOrderCard } from '../../../../samples/drug-order-samples';
import * as page from './list.page';

const meta = { title: 'Medicines/My orders', component: page.default } satisfies Meta<
  typeof page.default
>;
export default meta;
type Story = StoryObj<typeof meta>;

const states = statesOf(page, {
  path: '/my/drugorder/order/list',
  gateway: {
    listDrugOrders: { items: [sampleDrugOrderCard()], total: 1, pageNo: 1, pageSize: 20 },
  },
});
export const Full: Story = states.full;
export const Loading: Story = states.loading;
export const Empty: Story = states.empty;
export const Failed: Story = states.failed;
export const SignedOut: Story = states.signedOut;
