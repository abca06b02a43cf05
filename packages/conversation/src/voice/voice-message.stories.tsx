import type { Meta, StoryObj } from '@storybook/react-vite';
import {
  businessRefusal,
  failures,
  fakeMicrophone,
  sampleStanding,
  sampleVoice,
  sampleVoiceLimits,
  type GatewayAnswers,
} from '@xinglin/testing';
import { expect, fn, waitFor, within } from 'storybook/test';
import VoiceMessage from './voice-message';

const meta = {
  title: 'Kits/Voice message',
  component: VoiceMessage,
  args: { orderKey: sampleStanding.orderKey, onSend: fn(), onClose: fn() },
  beforeEach: () => fakeMicrophone().restore,
} satisfies Meta<typeof VoiceMessage>;
export default meta;
type Story = StoryObj<typeof meta>;
type Context = Parameters<NonNullable<Story['play']>>[0];

const answers = (more: GatewayAnswers = {}): { readonly gateway: GatewayAnswers } => ({
  gateway: {
    getAudioUploadUrl: sampleVoiceLimits,
    uploadAudio: sampleVoice,
    voiceToText: { text: '孩子还在发烧' },
    ...more,
  },
});

/** Presses one button after the other. */
async function press({ canvasElement, userEvent }: Context, ...names: readonly string[]) {
  // A dialog is in the canvas like all else, above it.
  const canvas = within(canvasElement);
  for (const name of names) await userEvent.click(await canvas.findByRole('button', { name }));
  return canvas;
}

export const Ready: Story = { parameters: answers() };

export const Refused: Story = {
  parameters: answers(),
  beforeEach: () => fakeMicrophone('NotAllowedError').restore,
  play: async (context) => {
    const canvas = await press(context, '开始说话');
    await waitFor(() => expect(canvas.getByText(/没有得到使用麦克风的允许/)).toBeVisible());
  },
};

export const Recording: Story = {
  parameters: answers(),
  play: async (context) => {
    const canvas = await press(context, '开始说话');
    await expect(await canvas.findByRole('button', { name: '说完了' })).toHaveFocus();
  },
};

export const Recorded: Story = {
  parameters: answers(),
  play: async (context) => {
    const canvas = await press(context, '开始说话', '说完了');
    await waitFor(() => expect(canvas.getByRole('button', { name: '发送语音' })).toBeVisible());
  },
};

export const Written: Story = {
  parameters: answers(),
  play: async (context) => {
    const canvas = await press(context, '开始说话', '说完了', '转成文字');
    await expect(await canvas.findByRole('textbox')).toHaveValue('孩子还在发烧');
  },
};

export const Sending: Story = {
  parameters: answers({ uploadAudio: 'never' }),
  play: async (context) => {
    const canvas = await press(context, '开始说话', '说完了', '发送语音');
    await expect(canvas.getByRole('button', { name: '发送语音' })).toHaveAttribute('data-pending');
  },
};

export const NotSent: Story = {
  parameters: answers({ uploadAudio: failures.network }),
  play: async (context) => {
    const canvas = await press(context, '开始说话', '说完了', '发送语音');
    await waitFor(() => expect(canvas.getByText(/网络/)).toBeVisible());
  },
};

export const Unsent: Story = {
  parameters: answers(),
  play: async (context) => {
    const canvas = await press(context, '开始说话', '说完了', '关闭');
    await waitFor(() => expect(canvas.getByText(/还没有发送/)).toBeVisible());
  },
};

export const Loading: Story = { parameters: answers({ getAudioUploadUrl: 'never' }) };

export const Over: Story = {
  parameters: answers({ getAudioUploadUrl: businessRefusal('conversationClosed', '对话已结束') }),
};
