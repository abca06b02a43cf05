import type { Meta, StoryObj } from '@storybook/react-vite';
import { type PageSetting } from '@xinglin/testing';
import { sampleFollowUp } from '../../../samples/follow-up-samples';
import { statesOf } from '@xinglin/testing/stories';
import * as page from './further.page';

const meta = {
  title: 'Consult/Answer a follow-up',
  component: page.default,
  // A draft outlives a story as it outlives a reload.
  beforeEach: () => window.localStorage.clear(),
} satisfies Meta<typeof page.default>;
export default meta;
type Story = StoryObj<typeof meta>;

const path = '/consult/dpchat/further?followUpId=fu-1';
const states = statesOf(page, { path, gateway: { getRevisitRemind: sampleFollowUp() } });
export const Full: Story = states.full;
export const Loading: Story = states.loading;
export const Failed: Story = states.failed;
export const SignedOut: Story = states.signedOut;

export const Closed: Story = {
  parameters: {
    path,
    gateway: { getRevisitRemind: sampleFollowUp({ maySubmit: false }) },
  } satisfies PageSetting,
};
