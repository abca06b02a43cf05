import type { Meta, StoryObj } from '@storybook/react-vite';
import {
  failures,
  sampleConnection,
  sampleMessage,
  sampleMessageTypes,
  sampleStanding,
  sampleTalk,
  type GatewayAnswers,
} from '@xinglin/testing';
import { expect } from 'storybook/test';
import { TalkPage } from './talk-fixture';

const { orderKey } = sampleStanding;

const meta = {
  title: 'Kits/Conversation',
  component: TalkPage,
  args: { orderKey, cardLinks: { appointment: (doctorId) => `/expert/${doctorId}` } },
} satisfies Meta<typeof TalkPage>;
export default meta;
type Story = StoryObj<typeof meta>;

const answers = (more: GatewayAnswers = {}): { readonly gateway: GatewayAnswers } => ({
  gateway: {
    connectDpchat: sampleConnection,
    listDpchatDetails: { items: [...sampleTalk], hasMore: true, revision: 3 },
    readDpchat: sampleStanding,
    replyDpchat: ({ text = '', clientId }) =>
      sampleMessage(4, { clientId, content: { type: 'text', text } }),
    ...more,
  },
});

export const Full: Story = {
  parameters: answers(),
  play: async ({ canvas, userEvent }) => {
    const field = await canvas.findByRole('textbox');
    await userEvent.type(field, '需要做什么检查吗？');
    await userEvent.click(canvas.getByRole('button', { name: '发送' }));
    await expect(await canvas.findByText('需要做什么检查吗？')).toBeVisible();
    await expect(field).toHaveValue('');
  },
};

export const EveryType: Story = {
  parameters: answers({
    listDpchatDetails: { items: [...sampleMessageTypes], hasMore: false, revision: 8 },
  }),
};

export const Empty: Story = {
  parameters: answers({ listDpchatDetails: { items: [], hasMore: false, revision: 0 } }),
};

export const Over: Story = {
  parameters: answers({
    connectDpchat: {
      ...sampleConnection,
      standing: { ...sampleStanding, phase: 'closed', mayWrite: false, until: null },
    },
  }),
};

export const Loading: Story = { parameters: answers({ connectDpchat: 'never' }) };

export const Failed: Story = { parameters: answers({ listDpchatDetails: failures.network }) };
