import type { Meta, StoryObj } from '@storybook/react-vite';
import { statesOf } from '@xinglin/testing/stories';
import { sampleDrugOrder } from '../../../samples/drug-order-samples';
import * as page from './express.page';

const meta = { title: 'Medicines/Parcels', component: page.default } satisfies Meta<
  typeof page.default
>;
export default meta;
type Story = StoryObj<typeof meta>;

const states = statesOf(page, {
  path: '/my/drugorder/express?orderId=D1',
  gateway: { getDrugOrder: sampleDrugOrder() },
});
export const Full: Story = states.full;
export const Loading: Story = states.loading;
export const Failed: Story = states.failed;
export const SignedOut: Story = states.signedOut;
