import type { Meta, StoryObj } from '@storybook/react-vite';
import { sampleRecordings } from '../../../../samples/consult-record-samples';
import { statesOf } from '@xinglin/testing/stories';
import * as page from './list.page';

const meta = { title: 'Consult/Recordings of calls', component: page.default } satisfies Meta<
  typeof page.default
>;
export default meta;
type Story = StoryObj<typeof meta>;

const states = statesOf(page, {
  path: '/consult/dpchat/phoneMusic/list?orderKey=C1',
  gateway: { listConsultRecordings: sampleRecordings },
});

export const Full: Story = states.full;
export const Loading: Story = states.loading;
export const Empty: Story = states.empty;
export const Failed: Story = states.failed;
export const SignedOut: Story = states.signedOut;
