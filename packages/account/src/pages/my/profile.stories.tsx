import type { Meta, StoryObj } from '@storybook/react-vite';
import {
  listOf,
  sampleNextMatter,
  samplePatients,
  samplePersonalCenter,
  type PageSetting,
} from '@xinglin/testing';
import { statesOf } from '@xinglin/testing/stories';
import * as page from './profile.page';

const meta = { title: 'Account/Personal centre', component: page.default } satisfies Meta<
  typeof page.default
>;
export default meta;
type Story = StoryObj<typeof meta>;

const path = '/my/profile';
const { mother, child } = samplePatients;
const items = [
  sampleNextMatter({
    what: 'pay',
    orderNo: 'R2',
    doctorName: '林若溪',
    people: [{ patientId: child.patientId, name: child.name, relation: 'child' }],
    at: '2026-11-24T14:30:00+08:00',
    until: '2026-11-20T21:27:41+08:00',
    amountCents: 5000,
  }),
  sampleNextMatter(),
];

const getRedDotResources = { places: ['realName' as const] };

const getUserStat = {
  patientCount: 2,
  registrationCount: 5,
  completedCount: 3,
  memberSince: '2024-03-01T08:00:00+08:00',
};
const gateway = {
  getPersonalCenter: samplePersonalCenter,
  listNextMatters: { items },
  listPatients: listOf([mother, child]),
  getRedDotResources,
  getUserStat,
};
const states = statesOf(page, { path, gateway });
export const Full: Story = states.full;
export const Loading: Story = states.loading;
export const Empty: Story = states.empty;
export const Failed: Story = states.failed;
export const SignedOut: Story = states.signedOut;

/** What there is, and the way to sign in. */
export const Visitor: Story = { parameters: { path, user: null } satisfies PageSetting };

/** An account that has just begun: no name, no number, no card, no one added. */
export const JustBegun: Story = {
  parameters: {
    path,
    gateway: {
      ...gateway,
      getPersonalCenter: {
        ...samplePersonalCenter,
        nickname: null,
        mobile: null,
        verifyStatus: 0,
        memberCard: null,
        orderCounts: { awaitingPayment: 0, active: 0, toReview: 0, refunding: 0 },
        holdings: { couponCount: 0, coins: 0, packageCount: 0 },
      },
      listNextMatters: { items: [] },
      listPatients: listOf([]),
      getRedDotResources: { places: [] },
    },
  } satisfies PageSetting,
};
