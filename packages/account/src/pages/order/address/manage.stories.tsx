import type { Meta, StoryObj } from '@storybook/react-vite';
import { listOf, sampleAddresses, type PageSetting } from '@xinglin/testing';
import { statesOf } from '@xinglin/testing/stories';
import { expect, userEvent, waitFor } from 'storybook/test';
import * as page from './manage.page';

const meta = { title: 'Account/Postal addresses', component: page.default } satisfies Meta<
  typeof page.default
>;
export default meta;
type Story = StoryObj<typeof meta>;

const { home, work } = sampleAddresses;
const path = '/order/address/manage';
const gateway = { listAddresses: listOf([home, work]) };

const states = statesOf(page, { path, gateway });
export const Full: Story = states.full;
export const Loading: Story = states.loading;
export const Empty: Story = states.empty;
export const Failed: Story = states.failed;
export const SignedOut: Story = states.signedOut;

const twenty = Array.from({ length: 20 }, (_, index) => ({ ...work, addressId: `a-${index}` }));
export const AtTheLimit: Story = {
  parameters: { path, gateway: { listAddresses: listOf(twenty) } } satisfies PageSetting,
};

export const Removing: Story = {
  parameters: { path, gateway } satisfies PageSetting,
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '删除 王磊' }));
    await waitFor(() => expect(canvas.getByRole('alertdialog')).toBeVisible());
  },
};
