import type { Meta, StoryObj } from '@storybook/react-vite';
import { type PageSetting } from '@xinglin/testing';
import { sampleRecordings } from '../../../../samples/consult-record-samples';
import { statesOf } from '@xinglin/testing/stories';
import * as page from './play.page';

const meta = { title: 'Consult/Listen to a recording', component: page.default } satisfies Meta<
  typeof page.default
>;
export default meta;
type Story = StoryObj<typeof meta>;

const pathOf = (recordingId: string) =>
  `/consult/dpchat/phoneMusic/play?orderKey=C1&recordingId=${recordingId}`;
const gateway = { listConsultRecordings: sampleRecordings };
const states = statesOf(page, { path: pathOf('rec-1'), gateway });

export const Full: Story = states.full;
export const Loading: Story = states.loading;
export const Empty: Story = states.empty;
export const Failed: Story = states.failed;
export const SignedOut: Story = states.signedOut;

export const TimeIsOver: Story = {
  parameters: { path: pathOf('rec-2'), gateway } satisfies PageSetting,
};
