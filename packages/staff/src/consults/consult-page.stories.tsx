import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { StaffStory } from './consult-fixture';
import { minutesAgo, sampleConsult, sampleConversation, samplePicture } from './consult-samples';
import { Consult } from './consult-page';

const files = ({ number }: { number: number }) => ({
  files:
    number === 5
      ? ['data:audio/mpeg;base64,SUQz']
      : [samplePicture('#c98f7c'), samplePicture('#b9776a')],
});

const meta = {
  title: 'Staff/Consult',
  component: Consult,
  args: { orderKey: 'consult-1' },
  decorators: [
    (Story, { parameters }) => (
      <StaffStory
        answers={{ 'open-message-files': files, ...(parameters['answers'] as object | undefined) }}
      >
        <Story />
      </StaffStory>
    ),
  ],
} satisfies Meta<typeof Consult>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('textbox', { name: '回复患者' })).toBeVisible();
    await expect(await canvas.findByText('早上起来好一点，到晚上又开始痒。')).toBeVisible();
  },
};

export const NotTaken: Story = {
  parameters: {
    answers: {
      'open-consult': () => sampleConsult({ state: 'waiting', acts: ['take', 'refuse'] }),
      'open-conversation': () => {
        const { items, ...rest } = sampleConversation();
        return { ...rest, phase: 'waiting', mayAnswer: false, items: items.slice(0, 2) };
      },
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: '接诊' })).toBeVisible();
    await expect(canvas.queryByRole('textbox')).toBeNull();
  },
};

export const Video: Story = {
  parameters: {
    answers: {
      'open-consult': () =>
        sampleConsult({
          kind: 'video',
          medium: 'video',
          acts: ['answer', 'video', 'askPictures', 'end', 'refund'],
        }),
    },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '视频' }));
    await expect(await canvas.findByText('确认画面和声音正常，再进入通话')).toBeVisible();
  },
};

export const TakenByAnother: Story = {
  parameters: {
    answers: {
      'open-consult': () => sampleConsult({ doctorId: 'doctor-2', doctorName: '许敏', acts: [] }),
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('许敏医生已接诊')).toBeVisible();
  },
};

export const Ended: Story = {
  parameters: {
    answers: {
      'open-consult': () =>
        sampleConsult({
          state: 'finished',
          answerBefore: null,
          answeredAt: minutesAgo(50),
          refundedCents: 1000,
          acts: ['refund'],
        }),
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('问诊已不能回复：已结束')).toBeVisible();
  },
};

export const Refusing: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '退诊' }));
    await userEvent.click(await canvas.findByRole('button', { name: '退诊并退款 ¥38.00' }));
    await expect(await canvas.findByText('请填写这一项')).toBeVisible();
  },
};
