import type { Meta, StoryObj } from '@storybook/react-vite';
import { statesOf } from '@xinglin/testing/stories';
import { expect, userEvent } from 'storybook/test';
import { answers } from '../../testing/samples';
import * as page from './updatemobile.page';

const meta = { title: 'Overseas/Change of number', component: page.default } satisfies Meta<
  typeof page.default
>;
export default meta;
type Story = StoryObj<typeof meta>;

const path = '/overseas/updatemobile';
const { getAccountInfo, listCountries } = answers;
const gateway = { getAccountInfo, listCountries };
const states = statesOf(
  page,
  { path, gateway },
  { without: { empty: 'The countries of the world are never none.' } },
);
export const Full: Story = states.full;
export const Loading: Story = states.loading;
export const Failed: Story = states.failed;
export const SignedOut: Story = states.signedOut;

export const ByAddress: Story = {
  parameters: {
    path,
    gateway: {
      ...gateway,
      getAccountInfo: { ...getAccountInfo, mobile: null, loginId: 'anna@example.org' },
    },
  },
};

export const Guest: Story = {
  parameters: {
    path,
    gateway: { ...gateway, getAccountInfo: { ...getAccountInfo, mobile: null } },
  },
};

export const NewNumber: Story = {
  parameters: {
    path,
    gateway: { ...gateway, checkOwnerCode: { proof: 'proof', expiresIn: 600 } },
  },
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: '验证码' }), '123456');
    await userEvent.click(canvas.getByRole('button', { name: '下一步' }));
    await expect(await canvas.findByRole('textbox', { name: '新手机号' })).toBeVisible();
  },
};
