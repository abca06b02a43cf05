import type { Meta, StoryObj } from '@storybook/react-vite';
import type { PageSetting } from '@xinglin/testing';
import { statesOf } from '@xinglin/testing/stories';
import * as page from './more.page';

const meta = { title: 'Account/More tools', component: page.default } satisfies Meta<
  typeof page.default
>;
export default meta;
type Story = StoryObj<typeof meta>;

const path = '/my/tools/more';

const states = statesOf(page, { path });
export const Full: Story = states.full;
export const SignedOut: Story = states.signedOut;

/** A channel without appointments, which calls the family otherwise. */
export const OfAChannel: Story = {
  parameters: {
    path,
    channel: {
      pageConfig: {
        'account.profile': { appointments: { hidden: true }, patients: { title: '家庭成员' } },
      },
    },
  } satisfies PageSetting,
};
