import type { Meta, StoryObj } from '@storybook/react-vite';
import { type PageSetting } from '@xinglin/testing';
import { sampleExpenses } from '../../samples/consult-record-samples';
import { statesOf } from '@xinglin/testing/stories';
import * as page from './yblist.page';

const meta = { title: 'Consult/Consult costs', component: page.default } satisfies Meta<
  typeof page.default
>;
export default meta;
type Story = StoryObj<typeof meta>;

const path = '/consult/yblist';
const states = statesOf(page, { path, gateway: { listConsultExpenses: sampleExpenses } });

export const Full: Story = states.full;
export const Loading: Story = states.loading;
export const Empty: Story = states.empty;
export const Failed: Story = states.failed;
export const SignedOut: Story = states.signedOut;

export const NothingYet: Story = {
  parameters: {
    path,
    gateway: {
      listConsultExpenses: {
        ...sampleExpenses,
        items: [],
        total: 0,
        year: null,
        years: [],
        sum: { paidCents: 0, refundedCents: 0 },
      },
    },
  } satisfies PageSetting,
};
