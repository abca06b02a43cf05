import type { Meta, StoryObj } from '@storybook/react-vite';
import { statesOf } from '@xinglin/testing/stories';
import { readyDrugOrder } from '../../../samples/drug-order-states';
import * as page from './checkmark.page';

const meta = { title: 'Medicines/Check what came', component: page.default } satisfies Meta<
  typeof page.default
>;
export default meta;
type Story = StoryObj<typeof meta>;

const states = statesOf(page, {
  path: '/my/drugorder/checkmark?orderId=D1',
  gateway: { getDrugOrder: readyDrugOrder },
});
export const Full: Story = states.full;
export const Loading: Story = states.loading;
export const Failed: Story = states.failed;
export const SignedOut: Story = states.signedOut;
