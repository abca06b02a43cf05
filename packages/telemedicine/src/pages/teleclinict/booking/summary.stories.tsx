import type { Meta, StoryObj } from '@storybook/react-vite';
import { statesOf } from '@xinglin/testing/stories';
import { type PageSetting } from '@xinglin/testing';
import { finishedSession, sampleSession } from '../../../samples/telemedicine-samples';
import * as page from './summary.page';

const meta = { title: 'Telemedicine/Summary', component: page.default } satisfies Meta<
  typeof page.default
>;
export default meta;
type Story = StoryObj<typeof meta>;

const states = statesOf(page, {
  path: '/teleclinict/booking/summary?orderNo=T1',
  gateway: { getTelemedicineOrder: finishedSession },
});
export const Full: Story = states.full;
export const Loading: Story = states.loading;
export const Failed: Story = states.failed;
export const SignedOut: Story = states.signedOut;

export const NotWritten: Story = {
  parameters: {
    path: '/teleclinict/booking/summary?orderNo=T1',
    gateway: { getTelemedicineOrder: sampleSession() },
  } satisfies PageSetting,
};
