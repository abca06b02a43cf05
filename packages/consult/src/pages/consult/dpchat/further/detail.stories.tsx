import type { Meta, StoryObj } from '@storybook/react-vite';
import { type PageSetting } from '@xinglin/testing';
import { sampleFollowUp, sampleFollowUpReport } from '../../../../samples/follow-up-samples';
import { statesOf } from '@xinglin/testing/stories';
import * as page from './detail.page';

const meta = {
  title: 'Consult/A follow-up',
  component: page.default,
} satisfies Meta<typeof page.default>;
export default meta;
type Story = StoryObj<typeof meta>;

const path = '/consult/dpchat/further/detail?followUpId=fu-1';
const states = statesOf(page, { path, gateway: { getRevisitRemind: sampleFollowUp() } });
export const Full: Story = states.full;
export const Loading: Story = states.loading;
export const Failed: Story = states.failed;
export const SignedOut: Story = states.signedOut;

export const Answered: Story = {
  parameters: {
    path,
    gateway: { getRevisitRemind: sampleFollowUpReport },
  } satisfies PageSetting,
};
