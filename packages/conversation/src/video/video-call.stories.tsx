import type { Meta, StoryObj } from '@storybook/react-vite';
import type { VideoCall } from '@xinglin/gateway-sdk';
import {
  fakeCall,
  fakeTrack,
  sampleStanding,
  sampleTime,
  sampleVideoCall,
  type FakeCall,
  type GatewayAnswers,
} from '@xinglin/testing';
import { expect, fn, waitFor, within } from 'storybook/test';
import VideoCallSheet from './video-call';

let browser: FakeCall;
const meta = {
  title: 'Kits/Video call',
  component: VideoCallSheet,
  args: {
    orderKey: sampleStanding.orderKey,
    doctorName: '李若兰',
    call: null,
    signals: [],
    mayCall: true,
    returns: false,
    afterwards: null,
    onClose: fn(),
  },
  beforeEach: () => {
    browser = fakeCall();
    return browser.restore;
  },
} satisfies Meta<typeof VideoCallSheet>;
export default meta;
type Story = StoryObj<typeof meta>;
type Context = Parameters<NonNullable<Story['play']>>[0];

/** A call as the gateway answers it to the device that enters, and as it then goes on. */
function answers(first: Partial<VideoCall> = {}): { readonly gateway: GatewayAnswers } {
  let call = sampleVideoCall(first);
  return {
    gateway: {
      openVideoCall: ({ clientId }) => {
        call = sampleVideoCall({ clientId, ...first });
        return { call, iceServers: [], credentialsUntil: null, closesAt: null, revision: 4 };
      },
      signalVideoCall: ({ signal }) => {
        if (signal.type === 'mode') call = { ...call, mode: signal.mode };
        if (signal.type === 'leave')
          call = { ...call, state: 'ended', endedAt: sampleTime, endedBy: 'patient' };
        return { isTaken: true, call };
      },
    },
  };
}

/** Presses one button after the other. */
async function press({ canvasElement, userEvent }: Context, ...names: readonly string[]) {
  const canvas = within(canvasElement);
  for (const name of names) await userEvent.click(await canvas.findByRole('button', { name }));
  return canvas;
}

/** Enters, and is connected with a doctor who is seen. */
async function connect(context: Context) {
  const canvas = await press(context, '进入通话');
  await waitFor(() => browser.connection());
  browser.connection().becomes('connected');
  browser.connection().shows(fakeTrack({ kind: 'video' }));
  await canvas.findByText('已接通');
  return canvas;
}

export const DeviceCheck: Story = {
  parameters: answers(),
  play: async ({ canvas }) => {
    const words = await canvas.findByText('说句话，下面的条会动');
    // The sheet has to rise first.
    await waitFor(() => expect(words).toBeVisible());
  },
};

export const DevicesRefused: Story = {
  parameters: answers(),
  beforeEach: () => browser.refuse({ camera: 'NotAllowedError', microphone: 'NotAllowedError' }),
  play: async ({ canvas }) => {
    const words = await canvas.findByText(/没有得到允许/);
    await waitFor(() => expect(words).toBeVisible());
  },
};

export const NotEntered: Story = {
  parameters: { gateway: { openVideoCall: { kind: 'network', message: '' } } },
  play: async (context) => {
    const canvas = await press(context, '进入通话');
    await expect(await canvas.findByText(/网络/)).toBeVisible();
  },
};

export const Waiting: Story = {
  parameters: answers({ state: 'ringing', round: 1, joinedAt: null }),
  play: async (context) => {
    const canvas = await press(context, '进入通话');
    await expect(await canvas.findByText(/^正在等李若兰医生/)).toHaveFocus();
  },
};

export const Connected: Story = {
  parameters: answers(),
  play: async (context) => {
    const canvas = await connect(context);
    await expect(canvas.getByRole('button', { name: '挂断' })).toBeVisible();
  },
};

export const Interrupted: Story = {
  parameters: answers(),
  play: async (context) => {
    const canvas = await connect(context);
    browser.connection().becomes('disconnected');
    await expect(await canvas.findByText(/^网络断了/)).toBeVisible();
  },
};

export const SoundOnly: Story = {
  parameters: answers(),
  play: async (context) => {
    const canvas = await press(context, '只用声音');
    await expect(await canvas.findByText('现在只用声音')).toBeVisible();
  },
};

export const Asked: Story = {
  parameters: answers(),
  play: async (context) => {
    await connect(context);
    const canvas = await press(context, '关闭');
    await expect(await canvas.findByRole('button', { name: '继续通话' })).toHaveFocus();
  },
};

export const Ended: Story = {
  parameters: answers(),
  play: async (context) => {
    await connect(context);
    const canvas = await press(context, '挂断');
    await expect(await canvas.findByText(/^通话已结束，时长约/)).toHaveFocus();
  },
};

export const Elsewhere: Story = {
  parameters: answers({ clientId: 'tablet' }),
  play: async (context) => {
    const canvas = await press(context, '进入通话');
    await expect(await canvas.findByText(/^通话在另一台设备上继续/)).toBeVisible();
  },
};
