import type { Meta, StoryObj } from '@storybook/react-vite';

import { statesOf } from '@xinglin/testing/stories';
import * as page from './nickname.page';

const meta = { title: 'Account/Nickname', component: page.default } satisfies Meta<
  typeof page.default
>;
export default meta;
type Story = StoryObj<typeof meta>;

const states = statesOf(page, {
  path: '/my/nickname',
  gateway: {
    getUserProfile: { nickname: '小杏', mobile: '138****5521', gender: null, birthDate: null },
    validateNickname: { problem: null },
  },
});
export const Full: Story = states.full;
export const Loading: Story = states.loading;
export const Failed: Story = states.failed;
export const SignedOut: Story = states.signedOut;
