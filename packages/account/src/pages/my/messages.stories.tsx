import type { Meta, StoryObj } from '@storybook/react-vite';
import { messagesOf, sampleMatters } from '@xinglin/testing';
import { statesOf } from '@xinglin/testing/stories';
import * as page from './messages.page';

const meta = { title: 'Account/Messages', component: page.default } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const states = statesOf(page, {
  path: '/my/messages',
  gateway: { listMessages: messagesOf(sampleMatters), getUnreadMessageCount: { count: 4 } },
});

export const Full: Story = states.full;
export const Loading: Story = states.loading;
export const Empty: Story = states.empty;
export const Failed: Story = states.failed;
export const SignedOut: Story = states.signedOut;
