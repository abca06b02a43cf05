import type { Meta, StoryObj } from '@storybook/react-vite';
import { sampleOrder, type PageSetting } from '@xinglin/testing';
import { statesOf } from '@xinglin/testing/stories';
import * as page from './profile.page';

const meta = { title: 'Account/Personal centre', component: page.default } satisfies Meta<
  typeof page.default
>;
export default meta;
type Story = StoryObj<typeof meta>;

const path = '/my/profile';
const mine = {
  nickname: '小杏',
  mobile: '138****5521',
  verifyStatus: 0,
  patientCount: 2,
  awaitingPaymentCount: 1,
  confirmedCount: 12,
  latestOrder: sampleOrder('confirmed'),
};

const getRedDotResources = { places: ['appointments' as const, 'realName' as const] };

const getUserStat = {
  patientCount: 2,
  registrationCount: 5,
  completedCount: 3,
  memberSince: '2024-03-01T08:00:00+08:00',
};
const states = statesOf(page, {
  path,
  gateway: { getPersonalCenter: mine, getRedDotResources, getUserStat },
});
export const Full: Story = states.full;
export const Loading: Story = states.loading;
export const Failed: Story = states.failed;
export const SignedOut: Story = states.signedOut;

/** What there is, and the way to sign in. */
export const Visitor: Story = { parameters: { path, user: null } satisfies PageSetting };

export const WithoutNames: Story = {
  parameters: {
    path,
    gateway: {
      getPersonalCenter: { ...mine, nickname: null, mobile: null, latestOrder: null },
      getUserStat,
      getRedDotResources: { places: [] },
    },
  } satisfies PageSetting,
};
