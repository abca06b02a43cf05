import type { Meta, StoryObj } from '@storybook/react-vite';
import { listOf } from '@xinglin/testing';
import { samplePackageComment } from '../../../samples/service-package-samples';
import { statesOf } from '@xinglin/testing/stories';
import * as page from './$expertId.page';

const meta = { title: 'Service packages/Comments', component: page.default } satisfies Meta<
  typeof page.default
>;
export default meta;
type Story = StoryObj<typeof meta>;

const states = statesOf(page, {
  path: '/package/comment/d-1',
  gateway: {
    listPackageComments: listOf([samplePackageComment]),
  },
});
export const Full: Story = states.full;
export const Loading: Story = states.loading;
export const Empty: Story = states.empty;
export const Failed: Story = states.failed;
export const SignedOut: Story = states.signedOut;
