import type { Meta, StoryObj } from '@storybook/react-vite';
import { sampleExaminations } from '../../samples/consult-record-samples';
import { statesOf } from '@xinglin/testing/stories';
import * as page from './cloudcheck.page';

const meta = { title: 'Consult/Proposed examinations', component: page.default } satisfies Meta<
  typeof page.default
>;
export default meta;
type Story = StoryObj<typeof meta>;

const states = statesOf(page, {
  path: '/consult/cloudcheck',
  gateway: { listProposedExaminations: sampleExaminations },
});

export const Full: Story = states.full;
export const Loading: Story = states.loading;
export const Empty: Story = states.empty;
export const Failed: Story = states.failed;
export const SignedOut: Story = states.signedOut;
