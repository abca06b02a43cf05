import type { Meta, StoryObj } from '@storybook/react-vite';
import { statesOf } from '@xinglin/testing/stories';
import { type PageSetting } from '@xinglin/testing';
import { finishedSession, sampleSession } from '../../../samples/telemedicine-samples';
import * as page from './add.page';

const meta = { title: 'Telemedicine/Writing the case', component: page.default } satisfies Meta<
  typeof page.default
>;
export default meta;
type Story = StoryObj<typeof meta>;

const states = statesOf(page, {
  path: '/teleclinict/case-info/add?orderNo=T1',
  gateway: { getTelemedicineOrder: sampleSession({ medicalCase: null, fileIds: [] }) },
});
export const Full: Story = states.full;
export const Loading: Story = states.loading;
export const Failed: Story = states.failed;
export const SignedOut: Story = states.signedOut;

export const TooLate: Story = {
  parameters: {
    path: '/teleclinict/case-info/add?orderNo=T1',
    gateway: { getTelemedicineOrder: finishedSession },
  } satisfies PageSetting,
};
