import type { Meta, StoryObj } from '@storybook/react-vite';
import { statesOf } from '@xinglin/testing/stories';
import { listOf, sampleCities } from '@xinglin/testing';
import { sampleCheckUpDays, sampleFoundStore } from '../../samples/check-up-samples';
import * as page from './choose-stores.page';

const meta = { title: 'Check up/Choose a store', component: page.default } satisfies Meta<
  typeof page.default
>;
export default meta;
type Story = StoryObj<typeof meta>;

const states = statesOf(page, {
  path: '/medical-examination/choose-stores?packageCode=p-1',
  gateway: {
    listPhysicalStores: listOf([sampleFoundStore]),
    listPhysicalCities: listOf(sampleCities),
    getPhysicalSchedule: sampleCheckUpDays,
  },
});
export const Full: Story = states.full;
export const Loading: Story = states.loading;
export const Empty: Story = states.empty;
export const Failed: Story = states.failed;
export const SignedOut: Story = states.signedOut;
