import type { Meta, StoryObj } from '@storybook/react-vite';
import { televisionAnswers } from '@xinglin/testing';
import { statesOf } from '@xinglin/testing/stories';
import * as page from './result.page';

const meta = { title: 'Consult/Television code', component: page.default } satisfies Meta<
  typeof page.default
>;
export default meta;
type Story = StoryObj<typeof meta>;

const states = statesOf(page, {
  path: '/ask/tv/result?deptId=paediatrics',
  gateway: televisionAnswers,
});
export const Full: Story = states.full;
export const Loading: Story = states.loading;
export const Empty: Story = states.empty;
export const Failed: Story = states.failed;
export const SignedOut: Story = states.signedOut;
