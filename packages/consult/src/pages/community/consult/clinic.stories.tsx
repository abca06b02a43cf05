import type { Meta, StoryObj } from '@storybook/react-vite';
import { statesOf } from '@xinglin/testing/stories';
import { sampleClinicConsults } from '../../clinic-samples';
import * as page from './clinic.page';

const meta = { title: 'Consult/My consults with clinics', component: page.default } satisfies Meta<
  typeof page.default
>;
export default meta;
type Story = StoryObj<typeof meta>;

const path = '/community/consult/clinic';
const states = statesOf(page, {
  path,
  gateway: { listConsultOrders: { items: sampleClinicConsults, next: null } },
});
export const Full: Story = states.full;
export const Loading: Story = states.loading;
export const Empty: Story = states.empty;
export const Failed: Story = states.failed;
export const SignedOut: Story = states.signedOut;
