import type { Meta, StoryObj } from '@storybook/react-vite';
import { statesOf } from '@xinglin/testing/stories';
import { answers } from '../../testing/samples';
import * as page from './nickname.page';

const meta = { title: 'Overseas/Nickname', component: page.default } satisfies Meta<
  typeof page.default
>;
export default meta;
type Story = StoryObj<typeof meta>;

const { getUserProfile } = answers;
const states = statesOf(page, {
  path: '/overseas/nickname',
  gateway: { getUserProfile, validateNickname: { problem: null } },
});
export const Full: Story = states.full;
export const Loading: Story = states.loading;
export const Failed: Story = states.failed;
export const SignedOut: Story = states.signedOut;
