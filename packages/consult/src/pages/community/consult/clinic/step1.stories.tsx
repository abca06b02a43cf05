import type { Meta, StoryObj } from '@storybook/react-vite';
import type { PageSetting } from '@xinglin/testing';
import { statesOf } from '@xinglin/testing/stories';
import { clinicAnswers } from '../../../clinic-samples';
import * as page from './step1.page';

const meta = { title: 'Consult/Asking a clinic, for whom', component: page.default } satisfies Meta<
  typeof page.default
>;
export default meta;
type Story = StoryObj<typeof meta>;

const path = '/community/consult/clinic/step1?hospitalId=c-1&doctorId=d-1';
const states = statesOf(page, {
  path,
  gateway: {
    getHospitalInfoById: clinicAnswers.getHospitalInfoById,
    listConsultDoctors: clinicAnswers.listConsultDoctors,
    listPatients: clinicAnswers.listPatients,
  },
});
export const Full: Story = states.full;
export const Loading: Story = states.loading;
export const Empty: Story = states.empty;
export const Failed: Story = states.failed;
export const SignedOut: Story = states.signedOut;

export const WithoutClinic: Story = {
  parameters: {
    path: '/community/consult/clinic/step1',
    gateway: clinicAnswers,
  } satisfies PageSetting,
};
