import type { Meta, StoryObj } from '@storybook/react-vite';
import { listOf, sampleTipDoctor, sampleTipOffers } from '@xinglin/testing';
import { statesOf } from '@xinglin/testing/stories';
import * as page from './$doctorId.page';

const meta = { title: 'Overseas/Thanks', component: page.default } satisfies Meta<
  typeof page.default
>;
export default meta;
type Story = StoryObj<typeof meta>;

const path = '/overseas/reward/pay/d-1';
const gateway = { getTipDoctor: sampleTipDoctor, listTipOffers: listOf(sampleTipOffers) };
const states = statesOf(page, { path, gateway });
export const Full: Story = states.full;
export const Loading: Story = states.loading;
export const Empty: Story = states.empty;
export const Failed: Story = states.failed;
export const SignedOut: Story = states.signedOut;
/** Before a consultation with this doctor is done. */
export const NotDone: Story = {
  parameters: {
    path,
    gateway: { ...gateway, getTipDoctor: { ...sampleTipDoctor, mayTip: false } },
  },
};
