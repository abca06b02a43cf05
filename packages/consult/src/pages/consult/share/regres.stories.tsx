import type { Meta, StoryObj } from '@storybook/react-vite';
import { sampleHomepage } from '@xinglin/testing';
import { listedConsult } from '../../../samples/consult-samples';
import { statesOf } from '@xinglin/testing/stories';
import * as page from './regres.page';

const meta = {
  title: 'Consult/Signed in after a shared case',
  component: page.default,
} satisfies Meta<typeof page.default>;
export default meta;
type Story = StoryObj<typeof meta>;

const states = statesOf(page, {
  path: '/consult/share/regres?deptId=cardiology',
  gateway: {
    getConsultHomepage: sampleHomepage,
    listConsultOrders: { items: [listedConsult()], next: null },
  },
});
export const Full: Story = states.full;
export const Loading: Story = states.loading;
export const Failed: Story = states.failed;
export const Empty: Story = states.empty;
export const SignedOut: Story = states.signedOut;
