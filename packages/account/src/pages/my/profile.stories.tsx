import type { Meta, StoryObj } from '@storybook/react-vite';
import { failures, type PageSetting } from '@xinglin/testing';
import ProfilePage from './profile.page';

const meta = { title: 'Account/Personal centre', component: ProfilePage } satisfies Meta<
  typeof ProfilePage
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
};

export const Full: Story = {
  parameters: { path, gateway: { getPersonalCenter: mine } } satisfies PageSetting,
};
export const WithoutNames: Story = {
  parameters: {
    path,
    gateway: { getPersonalCenter: { ...mine, nickname: null, mobile: null } },
  } satisfies PageSetting,
};
export const Loading: Story = {
  parameters: { path, gateway: { getPersonalCenter: 'never' } } satisfies PageSetting,
};
export const Failed: Story = {
  parameters: { path, gateway: { getPersonalCenter: failures.network } } satisfies PageSetting,
};
export const SessionEnded: Story = {
  parameters: { path, gateway: { getPersonalCenter: failures.sessionEnded } } satisfies PageSetting,
};
