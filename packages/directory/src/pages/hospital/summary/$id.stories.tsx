import type { Meta, StoryObj } from '@storybook/react-vite';
import { sampleSummary } from '../../../samples/introduction-samples';
import { statesOf } from '@xinglin/testing/stories';
import * as page from './$id.page';

const meta = {
  title: 'Directory/About a hospital',
  component: page.default,
} satisfies Meta<typeof page.default>;
export default meta;
type Story = StoryObj<typeof meta>;

const states = statesOf(page, {
  path: '/hospital/summary/h-1',
  gateway: { getHospitalSummary: sampleSummary },
});
export const Full: Story = states.full;
export const Loading: Story = states.loading;
export const Failed: Story = states.failed;
export const SignedOut: Story = states.signedOut;
