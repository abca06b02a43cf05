import type { Meta, StoryObj } from '@storybook/react-vite';
import type { PageSetting } from '@xinglin/testing';
import { statesOf } from '@xinglin/testing/stories';
import * as page from './authfail.page';

const meta = { title: 'Consult/Authorization failed', component: page.default } satisfies Meta<
  typeof page.default
>;
export default meta;
type Story = StoryObj<typeof meta>;

const path = '/community/consult/authfail?redirectUrl=/community/consult/clinic/entry';
const states = statesOf(page, { path });
export const Full: Story = states.full;
export const SignedOut: Story = states.signedOut;

export const OfInsurance: Story = {
  parameters: {
    path: '/community/consult/authfail?isFromActiveMedicare=1',
  } satisfies PageSetting,
};
