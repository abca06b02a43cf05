import type { Meta, StoryObj } from '@storybook/react-vite';
import { sampleConsults } from '../../../samples/consult-samples';
import { statesOf } from '@xinglin/testing/stories';
import * as page from './listall.page';

const meta = { title: 'Consult/My consults', component: page.default } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const states = statesOf(page, {
  path: '/my/consult/listall',
  gateway: { listConsultOrders: { items: sampleConsults, next: null } },
});

export const Full: Story = states.full;
export const Loading: Story = states.loading;
export const Empty: Story = states.empty;
export const Failed: Story = states.failed;
export const SignedOut: Story = states.signedOut;
