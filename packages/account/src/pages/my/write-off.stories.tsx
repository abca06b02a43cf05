import type { Meta, StoryObj } from '@storybook/react-vite';
import type { PageSetting } from '@xinglin/testing';
import { statesOf } from '@xinglin/testing/stories';
import * as page from './write-off.page';

const meta = { title: 'Account/Close the account', component: page.default } satisfies Meta<
  typeof page.default
>;
export default meta;
type Story = StoryObj<typeof meta>;

const path = '/my/write-off';
const getWriteOff = { coolingDays: 15, obstacles: [], patientCount: 2, lastRequest: null };

const states = statesOf(page, { path, gateway: { getWriteOff } });
export const Full: Story = states.full;
export const Loading: Story = states.loading;
export const Failed: Story = states.failed;
export const SignedOut: Story = states.signedOut;

/** A user who asked before and came back. */
export const Withdrawn: Story = {
  parameters: {
    path,
    gateway: {
      getWriteOff: {
        ...getWriteOff,
        lastRequest: {
          state: 'withdrawn',
          requestedAt: '2026-10-08T09:00:00+08:00',
          endedAt: '2026-10-12T09:00:00+08:00',
        },
      },
    },
  } satisfies PageSetting,
};
