import type { Meta, StoryObj } from '@storybook/react-vite';
import { sampleAddresses, type PageSetting } from '@xinglin/testing';
import { statesOf } from '@xinglin/testing/stories';
import * as page from './$id.page';

const meta = {
  title: 'Account/Change an address',
  component: page.default,
  // A draft outlives a story as it outlives a reload.
  beforeEach: () => window.localStorage.clear(),
} satisfies Meta<typeof page.default>;
export default meta;
type Story = StoryObj<typeof meta>;

const { home, work } = sampleAddresses;

const states = statesOf(page, {
  path: '/order/address/edit/a-1',
  gateway: { getAddress: home },
});
export const Full: Story = states.full;
export const Loading: Story = states.loading;
export const Failed: Story = states.failed;
export const SignedOut: Story = states.signedOut;

export const NotTheDefault: Story = {
  parameters: {
    path: '/order/address/edit/a-2',
    gateway: { getAddress: work },
  } satisfies PageSetting,
};
