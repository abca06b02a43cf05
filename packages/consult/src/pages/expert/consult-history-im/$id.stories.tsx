import type { Meta, StoryObj } from '@storybook/react-vite';
import { sampleConsults } from '../../../samples/consult-samples';
import { statesOf } from '@xinglin/testing/stories';
import * as page from './$id.page';

const meta = { title: 'Consult/Consults with one doctor', component: page.default } satisfies Meta<
  typeof page.default
>;
export default meta;
type Story = StoryObj<typeof meta>;

const states = statesOf(page, {
  path: '/expert/consult-history-im/d-1',
  gateway: { listConsultOrders: { items: sampleConsults, next: null } },
});
export const Full: Story = states.full;
export const Loading: Story = states.loading;
export const Empty: Story = states.empty;
export const Failed: Story = states.failed;
export const SignedOut: Story = states.signedOut;
