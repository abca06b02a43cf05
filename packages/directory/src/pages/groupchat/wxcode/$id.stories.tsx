import type { Meta, StoryObj } from '@storybook/react-vite';
import { type GatewayAnswers, type PageSetting } from '@xinglin/testing';
import { sampleGroupChat } from '../../../samples/introduction-samples';
import { statesOf } from '@xinglin/testing/stories';
import * as page from './$id.page';

const meta = {
  title: 'Directory/Code of a group chat',
  component: page.default,
} satisfies Meta<typeof page.default>;
export default meta;
type Story = StoryObj<typeof meta>;

const answers: GatewayAnswers = {
  getGroupChatCode: sampleGroupChat,
};

const states = statesOf(page, { path: '/groupchat/wxcode/g-1', gateway: answers });
export const Full: Story = states.full;
export const Loading: Story = states.loading;
export const Failed: Story = states.failed;
export const SignedOut: Story = states.signedOut;

/** No one can join any more. */
export const Closed: Story = {
  parameters: {
    path: '/groupchat/wxcode/g-1',
    gateway: { getGroupChatCode: { ...sampleGroupChat, memberCount: 200, code: null } },
  } satisfies PageSetting,
};
