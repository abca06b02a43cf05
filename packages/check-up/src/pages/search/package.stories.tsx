import type { Meta, StoryObj } from '@storybook/react-vite';
import { listOf, sampleCheckUp } from '@xinglin/testing';
import { statesOf } from '@xinglin/testing/stories';
import * as page from './package.page';

const meta = { title: 'Check up/Search for check-ups', component: page.default } satisfies Meta<
  typeof page.default
>;
export default meta;
type Story = StoryObj<typeof meta>;

const states = statesOf(page, {
  path: '/search/package?q=女性',
  user: null,
  gateway: { listPhysicalPackages: listOf([sampleCheckUp()]) },
});
export const Full: Story = states.full;
export const Loading: Story = states.loading;
export const Empty: Story = states.empty;
export const Failed: Story = states.failed;
