import type { Meta, StoryObj } from '@storybook/react-vite';

import { statesOf } from '@xinglin/testing/stories';
import * as page from './perfection.page';

const meta = { title: 'Account/Complete information', component: page.default } satisfies Meta<
  typeof page.default
>;
export default meta;
type Story = StoryObj<typeof meta>;

const states = statesOf(page, {
  path: '/my/perfection',
  gateway: {
    getUserProfile: { nickname: null, mobile: '138****5521', gender: 'female', birthDate: null },
    isAccountPerfect: { perfect: false, missing: ['nickname', 'password', 'birthDate'] },
  },
});
export const Full: Story = states.full;
export const Loading: Story = states.loading;
export const Failed: Story = states.failed;
export const SignedOut: Story = states.signedOut;
