import type { Meta, StoryObj } from '@storybook/react-vite';
import { statesOf } from '@xinglin/testing/stories';
import { listOf } from '@xinglin/testing';
import { sampleCheckUp } from '../samples/check-up-samples';
import * as page from './diagnosis-platform.page';

const meta = { title: 'Check up/Imaging', component: page.default } satisfies Meta<
  typeof page.default
>;
export default meta;
type Story = StoryObj<typeof meta>;

const states = statesOf(page, {
  path: '/diagnosis-platform',
  gateway: {
    listPhysicalPackages: listOf([sampleCheckUp({ kind: 'diagnosis', title: '头颅核磁共振' })]),
  },
});
export const Full: Story = states.full;
export const Loading: Story = states.loading;
export const Empty: Story = states.empty;
export const Failed: Story = states.failed;
export const SignedOut: Story = states.signedOut;
