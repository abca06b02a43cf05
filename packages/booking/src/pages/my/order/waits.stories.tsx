import type { Meta, StoryObj } from '@storybook/react-vite';
import { listOf, sampleEarliest, sampleWait } from '@xinglin/testing';
import { statesOf } from '@xinglin/testing/stories';
import * as page from './waits.page';

const meta = { title: 'Booking/My waiting lists', component: page.default } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const waits = [
  { ...sampleWait, alternatives: [...sampleEarliest] },
  {
    ...sampleWait,
    waitId: 'w-2',
    state: 'offered' as const,
    position: null,
    offeredOrderNo: 'R1',
    offerUntil: '2026-11-20T21:27:41+08:00',
  },
  { ...sampleWait, waitId: 'w-3', position: null, drawsAt: '2026-11-21T07:00:30+08:00' },
  { ...sampleWait, waitId: 'w-4', state: 'taken' as const, position: null, offeredOrderNo: 'R2' },
  { ...sampleWait, waitId: 'w-5', state: 'closed' as const, position: null },
];
const states = statesOf(page, { path: '/my/order/waits', gateway: { listWaits: listOf(waits) } });

export const Full: Story = states.full;
export const Loading: Story = states.loading;
export const Empty: Story = states.empty;
export const Failed: Story = states.failed;
export const SignedOut: Story = states.signedOut;

/** Without enough earlier waits nothing is said of the chance. */
export const WithoutChance: Story = {
  parameters: {
    path: '/my/order/waits',
    gateway: { listWaits: listOf([{ ...sampleWait, position: 1, waiting: 1, chanceOfTen: null }]) },
  },
};
