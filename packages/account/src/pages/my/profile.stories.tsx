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

const states = statesOf(page, { path, gateway: { getPersonalCenter: mine, getRedDotResources } });
export const Full: Story = states.full;
export const Loading: Story = states.loading;
export const Failed: Story = states.failed;
export const SignedOut: Story = states.signedOut;

export const WithoutNames: Story = {
  parameters: {
    path,
    gateway: {
      getPersonalCenter: { ...mine, nickname: null, mobile: null, latestOrder: null },
      getRedDotResources: { places: [] },
    },
  } satisfies PageSetting,
};
