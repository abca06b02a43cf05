import type { Meta, StoryObj } from '@storybook/react-vite';
import { sampleAiChat } from '@xinglin/testing';
import { statesOf } from '@xinglin/testing/stories';
import * as page from './aiassistant.page';

const meta = { title: 'Overseas/AI guide', component: page.default } satisfies Meta<
  typeof page.default
>;
export default meta;
type Story = StoryObj<typeof meta>;

const { messages: _messages, patientId: _patientId, ...listed } = sampleAiChat;
const gateway = { aiChatCalls: { items: [listed], total: 1, pageNo: 1, pageSize: 1 } };
const states = statesOf(page, { path: '/aiassistant', gateway });
export const Full: Story = states.full;
export const Loading: Story = states.loading;
export const Empty: Story = states.empty;
export const Failed: Story = states.failed;
export const SignedOut: Story = states.signedOut;
export const Conversation: Story = {
  parameters: {
    path: `/aiassistant?conversationId=${sampleAiChat.conversationId}`,
    gateway: { getAiChat: sampleAiChat },
  },
};
