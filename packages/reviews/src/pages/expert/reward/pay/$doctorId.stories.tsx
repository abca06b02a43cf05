import type { Meta, StoryObj } from '@storybook/react-vite';
import { listOf, sampleTipDoctor, sampleTipOffers, type PageSetting } from '@xinglin/testing';
import { statesOf } from '@xinglin/testing/stories';
import * as page from './$doctorId.page';

const meta = { title: 'Reviews/Gift', component: page.default } satisfies Meta<typeof page.default>;
export default meta;
type Story = StoryObj<typeof meta>;

const path = '/expert/reward/pay/d-1';
const gateway = { getTipDoctor: sampleTipDoctor, listTipOffers: listOf(sampleTipOffers) };
const states = statesOf(page, { path, gateway });
export const Full: Story = states.full;
export const Loading: Story = states.loading;
export const Empty: Story = states.empty;
export const Failed: Story = states.failed;
export const SignedOut: Story = states.signedOut;

/** Who was not with the doctor. */
export const NotVisited: Story = {
  parameters: {
    path,
    gateway: { ...gateway, getTipDoctor: { ...sampleTipDoctor, mayTip: false } },
  } satisfies PageSetting,
};
