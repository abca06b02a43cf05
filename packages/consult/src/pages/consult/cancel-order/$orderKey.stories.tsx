import type { Meta, StoryObj } from '@storybook/react-vite';
import { type PageSetting } from '@xinglin/testing';
import { sampleConsult } from '../../../samples/consult-samples';
import { statesOf } from '@xinglin/testing/stories';
import * as page from './$orderKey.page';

const meta = { title: 'Consult/Cancel a consult', component: page.default } satisfies Meta<
  typeof page.default
>;
export default meta;
type Story = StoryObj<typeof meta>;

const path = '/consult/cancel-order/C1';
const states = statesOf(page, { path, gateway: { getConsultOrder: sampleConsult() } });

export const Full: Story = states.full;
export const Loading: Story = states.loading;
export const Failed: Story = states.failed;
export const SignedOut: Story = states.signedOut;

export const Over: Story = {
  parameters: {
    path,
    gateway: { getConsultOrder: sampleConsult({ mayCancel: false, actions: [] }) },
  } satisfies PageSetting,
};
