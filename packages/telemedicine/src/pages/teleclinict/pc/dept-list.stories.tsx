import type { Meta, StoryObj } from '@storybook/react-vite';
import { statesOf } from '@xinglin/testing/stories';
import { listOf, sampleHotDepartments } from '@xinglin/testing';
import * as page from './dept-list.page';

const meta = { title: 'Telemedicine/Departments', component: page.default } satisfies Meta<
  typeof page.default
>;
export default meta;
type Story = StoryObj<typeof meta>;

const states = statesOf(page, {
  path: '/teleclinict/pc/dept-list',
  gateway: { listTelemedicineDepartments: listOf(sampleHotDepartments) },
});
export const Full: Story = states.full;
export const Loading: Story = states.loading;
export const Empty: Story = states.empty;
export const Failed: Story = states.failed;
export const SignedOut: Story = states.signedOut;
