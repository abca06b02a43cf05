import type { Meta, StoryObj } from '@storybook/react-vite';
import { listOf, sampleAddresses, type PageSetting } from '@xinglin/testing';
import { statesOf } from '@xinglin/testing/stories';
import * as page from './list.page';

const meta = { title: 'Account/Choose an address', component: page.default } satisfies Meta<
  typeof page.default
>;
export default meta;
type Story = StoryObj<typeof meta>;

const { home, work } = sampleAddresses;
const gateway = { listAddresses: listOf([home, work]) };

const states = statesOf(page, { path: '/order/address/list?backurl=%2Fmy%2Fprofile', gateway });
export const Full: Story = states.full;
export const Loading: Story = states.loading;
export const Empty: Story = states.empty;
export const Failed: Story = states.failed;
export const SignedOut: Story = states.signedOut;

/** No flow asked: an address leads to changing it. */
export const AskedByNobody: Story = {
  parameters: { path: '/order/address/list', gateway } satisfies PageSetting,
};
