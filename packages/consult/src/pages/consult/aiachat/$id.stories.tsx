import type { Meta, StoryObj } from '@storybook/react-vite';
import { sampleAiChat, sampleAiMessage, sampleAiQuestion } from '@xinglin/testing';
import { statesOf } from '@xinglin/testing/stories';
import * as page from './$id.page';

const meta = { title: 'Consult/Consult with the AI guide', component: page.default } satisfies Meta<
  typeof page.default
>;
export default meta;
type Story = StoryObj<typeof meta>;

const path = `/consult/aiachat/${sampleAiChat.conversationId}`;
const chat = { ...sampleAiChat, patientId: 'p-1', patientName: '王芳' };
const states = statesOf(page, { path, gateway: { getAiChat: chat } });
export const Full: Story = states.full;
export const Loading: Story = states.loading;
export const Failed: Story = states.failed;
export const SignedOut: Story = states.signedOut;

const withAnswer = (more: Parameters<typeof sampleAiMessage>[1]): Story => ({
  parameters: {
    path,
    gateway: { getAiChat: { ...chat, messages: [sampleAiQuestion, sampleAiMessage(2, more)] } },
  },
});

export const Urgent: Story = withAnswer({
  isUrgent: true,
  text: '您说的情况可能很紧急，请马上拨打 120。',
  departments: [],
});

export const BrokenOff: Story = withAnswer({ isBroken: true, text: '可以看这些科室：' });
