import type { Meta, StoryObj } from '@storybook/react-vite';
import { listOf, sampleAddresses } from '@xinglin/testing';
import {
  playAnswers,
  sampleActivities,
  sampleActivity,
  sampleHelpers,
} from '../../../samples/activity-samples';
import { statesOf } from '@xinglin/testing/stories';
import * as page from './play-coin.page';

const meta = { title: 'Membership/Health coins/Draws', component: page.default } satisfies Meta<
  typeof page.default
>;
export default meta;
type Story = StoryObj<typeof meta>;

const path = '/member/healthcoin/play-coin';
const gateway = { ...playAnswers, listAddresses: listOf(Object.values(sampleAddresses)) };

const states = statesOf(page, {
  path,
  gateway: { getHealthCoinMemberHome: sampleActivities },
});
export const Full: Story = states.full;
export const Loading: Story = states.loading;
export const Empty: Story = states.empty;
export const Failed: Story = states.failed;
export const SignedOut: Story = states.signedOut;

export const Activity: Story = statesOf(page, {
  path: `${path}?activityId=coin-wheel`,
  gateway,
}).full;
export const Prize: Story = statesOf(page, { path: `${path}?recordId=coin-wheel.4`, gateway }).full;
export const Records: Story = statesOf(page, { path: `${path}?view=records`, gateway }).full;
export const Friends: Story = statesOf(page, {
  path: `${path}?activityId=coin-wheel`,
  gateway: {
    ...gateway,
    getActivityTip: sampleActivity({ kind: 'invite', coins: 0 }),
    checkActivityStatus: {
      ...playAnswers.checkActivityStatus,
      friends: { accepted: 2, counted: 1 },
    },
    listAssistantHelps: listOf(sampleHelpers),
  },
}).full;
