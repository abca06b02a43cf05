import type { Meta, StoryObj } from '@storybook/react-vite';
import { listOf, sampleCheckUp } from '@xinglin/testing';
import { statesOf } from '@xinglin/testing/stories';
import * as page from './package_related.page';

const meta = { title: 'Check up/Check-ups by item', component: page.default } satisfies Meta<
  typeof page.default
>;
export default meta;
type Story = StoryObj<typeof meta>;

const states = statesOf(page, {
  path: '/search/package_related?q=血糖',
  user: null,
  gateway: { listPhysicalPackages: listOf([sampleCheckUp()]) },
});
export const Full: Story = states.full;
export const Loading: Story = states.loading;
export const Empty: Story = states.empty;
export const Failed: Story = states.failed;
