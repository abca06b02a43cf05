import type { Meta, StoryObj } from '@storybook/react-vite';
import { failures, samplePatients, type PageSetting } from '@xinglin/testing';
import PatientListPage from './patientlist.page';

const meta = { title: 'Booking/Choose a patient', component: PatientListPage } satisfies Meta<
  typeof PatientListPage
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

export const Full: Story = { parameters: { path, gateway } satisfies PageSetting };
export const AtTheLimit: Story = {
  parameters: {
    path,
    gateway: { ...gateway, getPatientLimitInfo: { limit: 2, used: 2, remaining: 0 } },
  } satisfies PageSetting,
};
export const Empty: Story = {
  parameters: {
    path,
    gateway: { ...gateway, listPatients: { items: [], total: 0, pageNo: 1, pageSize: 20 } },
  } satisfies PageSetting,
};
export const Loading: Story = {
  parameters: { path, gateway: { ...gateway, listPatients: 'never' } } satisfies PageSetting,
};
export const Failed: Story = {
  parameters: {
    path,
    gateway: { ...gateway, listPatients: failures.network },
  } satisfies PageSetting,
};
