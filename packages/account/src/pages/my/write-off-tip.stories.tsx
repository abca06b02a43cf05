import type { Meta, StoryObj } from '@storybook/react-vite';
import type { PageSetting } from '@xinglin/testing';
import { statesOf } from '@xinglin/testing/stories';
import * as page from './write-off-tip.page';

const meta = {
  title: 'Account/What closing the account means',
  component: page.default,
} satisfies Meta<typeof page.default>;
export default meta;
type Story = StoryObj<typeof meta>;

const path = '/my/write-off-tip';
const getWriteOff = { coolingDays: 15, obstacles: [], patientCount: 2, lastRequest: null };

const states = statesOf(page, { path, gateway: { getWriteOff } });
export const Full: Story = states.full;
export const Loading: Story = states.loading;
export const Failed: Story = states.failed;
export const SignedOut: Story = states.signedOut;

/** A visit lies ahead, which has to be settled first. */
export const Blocked: Story = {
  parameters: {
    path,
    gateway: { getWriteOff: { ...getWriteOff, obstacles: [{ kind: 'openVisits', count: 1 }] } },
  } satisfies PageSetting,
};
