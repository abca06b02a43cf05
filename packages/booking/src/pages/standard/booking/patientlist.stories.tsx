import type { Meta, StoryObj } from '@storybook/react-vite';
import { samplePatients, type PageSetting } from '@xinglin/testing';
import { statesOf } from '@xinglin/testing/stories';
import * as page from './patientlist.page';

const meta = { title: 'Booking/Choose a patient', component: page.default } satisfies Meta<
  typeof page.default
>;
export default meta;
type Story = StoryObj<typeof meta>;

const path =
  '/standard/booking/patientlist?backurl=%2Fstandard%2Fbooking%2Freservation%2Fh-1%2Fs-1&patientId=p-1';
const gateway = {
  listPatients: {
    items: [samplePatients.mother, samplePatients.child],
    total: 2,
    pageNo: 1,
    pageSize: 20,
  },
  getPatientLimitInfo: { limit: 10, used: 2, remaining: 8 },
} satisfies PageSetting['gateway'];

const states = statesOf(page, { path, gateway });
export const Full: Story = states.full;
export const Loading: Story = states.loading;
export const Empty: Story = states.empty;
export const Failed: Story = states.failed;
export const SignedOut: Story = states.signedOut;

export const AtTheLimit: Story = {
  parameters: {
    path,
    gateway: { ...gateway, getPatientLimitInfo: { limit: 2, used: 2, remaining: 0 } },
  } satisfies PageSetting,
};
