import type { Meta, StoryObj } from '@storybook/react-vite';
import { areaAnswers, type PageSetting } from '@xinglin/testing';
import { statesOf } from '@xinglin/testing/stories';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import * as page from './locate.page';

const meta = { title: 'Account/Choose a place', component: page.default } satisfies Meta<
  typeof page.default
>;
export default meta;
type Story = StoryObj<typeof meta>;

const path = '/my/locate';

const states = statesOf(page, { path });
export const Full: Story = states.full;
export const SignedOut: Story = states.signedOut;

export const InACity: Story = {
  parameters: {
    path,
    preferences: { city: { areaId: '330100', name: '杭州' } },
  } satisfies PageSetting,
};

export const ChoosingByHand: Story = {
  parameters: { path, gateway: areaAnswers } satisfies PageSetting,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^城市/ }));
    const sheet = within(await canvas.findByRole('dialog'));
    await userEvent.click(await sheet.findByRole('button', { name: '浙江' }));
    // The level of cities takes the place of that of provinces, in the same sheet.
    await waitFor(() => expect(sheet.getByRole('button', { name: '杭州' })).toBeVisible());
  },
};
