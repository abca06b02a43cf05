import type { Meta, StoryObj } from '@storybook/react-vite';
import { samplePackageTeam } from '../../../samples/service-package-samples';
import { statesOf } from '@xinglin/testing/stories';
import * as page from './detail.page';

const meta = { title: 'Service packages/Team', component: page.default } satisfies Meta<
  typeof page.default
>;
export default meta;
type Story = StoryObj<typeof meta>;

const states = statesOf(page, {
  path: '/package/team/detail?teamId=t-1',
  gateway: {
    getPackageTeam: samplePackageTeam,
  },
});
export const Full: Story = states.full;
export const Loading: Story = states.loading;
export const Empty: Story = states.empty;
export const Failed: Story = states.failed;
export const SignedOut: Story = states.signedOut;
