import type { Meta, StoryObj } from '@storybook/react-vite';
import { samplePackageExpert } from '../../../samples/service-package-samples';
import { statesOf } from '@xinglin/testing/stories';
import * as page from './detail.page';

const meta = {
  title: 'Service packages/Packages of a doctor',
  component: page.default,
} satisfies Meta<typeof page.default>;
export default meta;
type Story = StoryObj<typeof meta>;

const states = statesOf(page, {
  path: '/package/expert/detail?doctorUserId=d-1',
  gateway: {
    getPackageExpert: samplePackageExpert,
  },
});
export const Full: Story = states.full;
export const Loading: Story = states.loading;
export const Empty: Story = states.empty;
export const Failed: Story = states.failed;
export const SignedOut: Story = states.signedOut;
