import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { StaffStory } from './consult-fixture';
import { SampleRefusal } from './consult-samples';
import QueuePage from './queue-page';

const meta = {
  title: 'Staff/Queue',
  component: QueuePage,
  decorators: [
    (Story, { parameters }) => (
      <StaffStory answers={parameters['answers'] as object}>
        <Story />
      </StaffStory>
    ),
  ],
} satisfies Meta<typeof QueuePage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Waiting: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('林小满')).toBeVisible();
    await expect(canvas.getByRole('button', { name: '接诊：林小满' })).toBeVisible();
  },
};

export const Running: Story = {
  parameters: { path: '/?tab=running' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('接听视频')).toBeVisible();
  },
};

export const Empty: Story = {
  parameters: {
    answers: {
      'list-consult-queue': { counts: { waiting: 0, running: 2, ended: 4 }, items: [] },
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('现在没有等待的患者')).toBeVisible();
  },
};

export const Failed: Story = {
  parameters: { answers: { 'list-consult-queue': new SampleRefusal('系统繁忙，请稍后再试') } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('系统繁忙，请稍后再试')).toBeVisible();
  },
};
