import type { Meta, StoryObj } from '@storybook/react-vite';
import type { PageSetting } from '@xinglin/testing';
import { expect } from 'storybook/test';
import { bindToken } from '../../model/entrance-storage';
import InformationPage from '../partners/info-auth.page';
import PreEntrancePage from '../partners/pre-entrance.page';
import EntrancePage from '../partners/entrance.page';
import PreLoginPage from '../user/login/prelogin.page';
import CombinedPage from './combined.page';
import BindPage from './combined/bind.page';
import TroublePage from './oauth/error.page';
import PostBindPage from './postbind.page';
import PreBindPage from './prebind.page';

const meta = { title: 'Account/Sign in by others' } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const visitorAt = (path: string): PageSetting => ({ path, user: null });

/** With an identity that waits to be bound. */
const waiting = () => {
  bindToken.keep('bind-1');
  return bindToken.forget;
};

export const EveryWay: Story = {
  render: () => <CombinedPage />,
  parameters: {
    ...visitorAt('/login/combined'),
    gateway: {
      partnerPreLogin: {
        providers: ['chatApp', 'healthId'],
        oneKeyScriptUrl: 'https://network.example/one-key.js',
      },
    },
  } satisfies PageSetting,
};

export const CodeAlone: Story = {
  render: () => <CombinedPage />,
  parameters: {
    ...visitorAt('/login/combined'),
    gateway: { partnerPreLogin: { providers: [], oneKeyScriptUrl: null } },
  } satisfies PageSetting,
};

export const NoOneKey: Story = {
  render: () => <PreLoginPage />,
  parameters: {
    ...visitorAt('/user/login/prelogin'),
    gateway: { partnerPreLogin: { providers: [], oneKeyScriptUrl: null } },
  } satisfies PageSetting,
};

export const BeforeBinding: Story = {
  render: () => <PreBindPage />,
  beforeEach: waiting,
  parameters: visitorAt('/login/prebind'),
};

export const BeforeBindingOnTerminal: Story = {
  render: () => <PreBindPage />,
  beforeEach: waiting,
  parameters: visitorAt('/login/prebind/terminal'),
};

export const NothingWaits: Story = {
  render: () => <PreBindPage />,
  parameters: visitorAt('/login/prebind'),
};

export const Binding: Story = {
  render: () => <BindPage />,
  beforeEach: waiting,
  parameters: visitorAt('/login/combined/bind'),
};

export const Bound: Story = {
  render: () => <PostBindPage />,
  parameters: { path: '/login/postbind?target=%2Fmy%2Fpatients' } satisfies PageSetting,
};

export const Refused: Story = {
  render: () => <TroublePage />,
  parameters: visitorAt('/login/oauth/error?reason=denied'),
};

export const TicketUsed: Story = {
  render: () => <TroublePage />,
  parameters: visitorAt('/partners/entrance/error'),
};

export const FromPartner: Story = {
  render: () => <PreEntrancePage />,
  parameters: {
    ...visitorAt('/partners/pre-entrance?ticket=t'),
    gateway: {
      partnerLoginPreEntrance: {
        partnerName: '杏林企业健康',
        isBound: false,
        gmtExpired: '2026-11-21T10:00:00.000Z',
      },
    },
  } satisfies PageSetting,
};

export const SignedInAlready: Story = {
  render: () => <EntrancePage />,
  parameters: { path: '/partners/entrance?ticket=t' } satisfies PageSetting,
};

export const WhatAPartnerMayKnow: Story = {
  render: () => <InformationPage />,
  parameters: {
    path: '/partners/info-auth',
    gateway: {
      judgeAuthorization: { partnerName: '杏林企业健康', scopes: [], gmtAuthorized: null },
    },
  } satisfies PageSetting,
  play: async ({ canvas }) => {
    const boxes = await canvas.findAllByRole('checkbox');
    for (const box of boxes) await expect(box).not.toBeChecked();
  },
};
