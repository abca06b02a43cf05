import type { Meta, StoryObj } from '@storybook/react-vite';
import { sampleQuote } from '@xinglin/testing';
import { statesOf } from '@xinglin/testing/stories';
import * as page from './list.page';

const meta = { title: 'Mall/What was taken off', component: page.default } satisfies Meta<
  typeof page.default
>;
export default meta;
type Story = StoryObj<typeof meta>;

const states = statesOf(page, {
  path: '/ordercentre/deduct/list?orderNo=G1',
  gateway: { getDeductions: { applied: sampleQuote.steps, whyNots: sampleQuote.whyNots } },
});
export const Full: Story = states.full;
export const Loading: Story = states.loading;
export const Failed: Story = states.failed;
export const SignedOut: Story = states.signedOut;
