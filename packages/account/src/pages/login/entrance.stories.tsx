import type { Meta, StoryObj } from '@storybook/react-vite';
import type { PageSetting } from '@xinglin/testing';
import { statesOf } from '@xinglin/testing/stories';
import { expect } from 'storybook/test';
import { bindToken, boundAccount } from '../../model/entrance-storage';
import * as entrance from '../partners/entrance.page';
import * as information from '../partners/info-auth.page';
import * as preEntrance from '../partners/pre-entrance.page';
import * as preLogin from '../user/login/prelogin.page';
import * as combined from './combined.page';
import * as bind from './combined/bind.page';
import * as oauth from './oauth.page';
import * as trouble from './oauth/error.page';
import * as postBind from './postbind.page';
import * as preBind from './prebind.page';
import * as authorize from '../user/third-part/authorize.page';
import * as thirdPartyBind from '../user/third-part/bind.page';
import * as chatApp from './wxauth/redirect.page';

const meta = { title: 'Account/Sign in by others' } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const visitorAt = (path: string) => ({ path, user: null });

/** With an identity that waits to be bound. */
const waiting = () => {
  bindToken.keep('bind-1');
  return bindToken.forget;
};

const everyWay = statesOf(combined, {
  ...visitorAt('/login/combined'),
  gateway: {
    partnerPreLogin: {
      providers: ['chatApp', 'healthId'],
      oneKeyScriptUrl: 'https://network.example/one-key.js',
    },
  },
});
export const EveryWay: Story = everyWay.full;
export const WaysLoading: Story = everyWay.loading;
export const WaysFailed: Story = everyWay.failed;

export const CodeAlone: Story = {
  render: () => <combined.default />,
  parameters: {
    ...visitorAt('/login/combined'),
    gateway: { partnerPreLogin: { providers: [], oneKeyScriptUrl: null } },
  } satisfies PageSetting,
};

const oneKey = statesOf(preLogin, {
  ...visitorAt('/user/login/prelogin'),
  gateway: { partnerPreLogin: { providers: [], oneKeyScriptUrl: null } },
});
export const NoOneKey: Story = oneKey.full;
export const OneKeyLoading: Story = oneKey.loading;
export const OneKeyFailed: Story = oneKey.failed;

const beforeBinding = statesOf(preBind, visitorAt('/login/prebind'));
export const BeforeBinding: Story = { ...beforeBinding.full, beforeEach: waiting };
export const BeforeBindingOnTerminal: Story = {
  ...beforeBinding.full,
  beforeEach: waiting,
  parameters: visitorAt('/login/prebind/terminal') satisfies PageSetting,
};
export const NothingWaits: Story = {
  render: beforeBinding.full.render,
  parameters: visitorAt('/login/prebind') satisfies PageSetting,
};

export const Binding: Story = {
  ...statesOf(bind, visitorAt('/login/combined/bind')).full,
  beforeEach: waiting,
};

const thirdParty = statesOf(authorize, {
  ...visitorAt('/user/third-part/authorize'),
  gateway: { partnerPreLogin: { providers: ['chatApp', 'healthId'], oneKeyScriptUrl: null } },
});
export const ThirdParty: Story = thirdParty.full;
export const ThirdPartyLoading: Story = thirdParty.loading;
export const ThirdPartyFailed: Story = thirdParty.failed;

export const ThirdPartyNone: Story = {
  render: () => <authorize.default />,
  parameters: {
    ...visitorAt('/user/third-part/authorize'),
    gateway: { partnerPreLogin: { providers: [], oneKeyScriptUrl: null } },
  } satisfies PageSetting,
};

export const ThirdPartyBinding: Story = {
  ...statesOf(thirdPartyBind, visitorAt('/user/third-part/bind')).full,
  beforeEach: waiting,
};

export const Bound: Story = {
  ...statesOf(postBind, { path: '/login/postbind?target=%2Fmy%2Fpatients' }).full,
  beforeEach: () => {
    boundAccount.keep('u-1');
    return boundAccount.forget;
  },
};

const toProvider = statesOf(oauth, {
  ...visitorAt('/login/oauth?provider=healthId'),
  gateway: { getPartnerOauthAuthCode: 'never' },
});
/** On the way to the provider's page, which loads slowly; there is nothing else to see. */
export const ToTheProvider: Story = { ...toProvider.full, play: toProvider.loading.play };

const toChatApp = statesOf(chatApp, {
  ...visitorAt('/login/wxauth/redirect'),
  gateway: { checkPartnerWx: 'never' },
});
export const ToTheChatApp: Story = { ...toChatApp.full, play: toChatApp.loading.play };

const refused = statesOf(trouble, visitorAt('/login/oauth/error?reason=denied'));
/** The trouble is what the page is for. */
export const Refused: Story = {
  ...refused.full,
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByRole('link')).length).toBeGreaterThan(0);
  },
};

export const TicketUsed: Story = {
  render: refused.full.render,
  parameters: visitorAt('/partners/entrance/error') satisfies PageSetting,
};

const fromPartner = statesOf(preEntrance, {
  ...visitorAt('/partners/pre-entrance?ticket=t'),
  gateway: {
    partnerLoginPreEntrance: {
      partnerName: '杏林企业健康',
      isBound: false,
      gmtExpired: '2026-11-21T10:00:00.000Z',
    },
  },
});
export const FromPartner: Story = fromPartner.full;
export const FromPartnerLoading: Story = fromPartner.loading;
export const FromPartnerFailed: Story = fromPartner.failed;

const entering = statesOf(entrance, {
  path: '/partners/entrance?ticket=t',
  gateway: { partnerLoginEntrance: 'never' },
});
export const SignedInAlready: Story = entering.full;
/** Let in at once, while the page loads. */
export const Entering: Story = { ...entering.signedOut, play: entering.loading.play };

const mayKnow = statesOf(information, {
  path: '/partners/info-auth',
  gateway: {
    judgeAuthorization: {
      partnerCode: 'health',
      partnerName: '杏林企业健康',
      scopes: [],
      gmtAuthorized: null,
    },
  },
});
export const WhatAPartnerMayKnow: Story = {
  ...mayKnow.full,
  play: async ({ canvas }) => {
    const boxes = await canvas.findAllByRole('checkbox');
    for (const box of boxes) await expect(box).not.toBeChecked();
  },
};
export const MayKnowLoading: Story = mayKnow.loading;
export const MayKnowFailed: Story = mayKnow.failed;
export const MayKnowSignedOut: Story = mayKnow.signedOut;
