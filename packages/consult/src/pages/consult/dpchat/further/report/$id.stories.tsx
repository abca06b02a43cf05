import type { Meta, StoryObj } from '@storybook/react-vite';
import { type PageSetting } from '@xinglin/testing';
import {
  sampleFollowUp,
  sampleFollowUpReplies,
  sampleFollowUpReport,
} from '../../../../../samples/follow-up-samples';
import { statesOf } from '@xinglin/testing/stories';
import * as page from './$id.page';

const meta = {
  title: 'Consult/Report of a follow-up',
  component: page.default,
} satisfies Meta<typeof page.default>;
export default meta;
type Story = StoryObj<typeof meta>;

const path = '/consult/dpchat/further/report/fu-1';
const states = statesOf(page, {
  path,
  gateway: {
    getFollowupReport: sampleFollowUpReport,
    listFollowupDoctorReplies: sampleFollowUpReplies,
  },
});
export const Full: Story = states.full;
export const Loading: Story = states.loading;
export const Empty: Story = states.empty;
export const Failed: Story = states.failed;
export const SignedOut: Story = states.signedOut;

export const NotAnswered: Story = {
  parameters: {
    path,
    gateway: {
      getFollowupReport: { ...sampleFollowUp(), answers: [] },
      listFollowupDoctorReplies: sampleFollowUpReplies,
    },
  } satisfies PageSetting,
};
