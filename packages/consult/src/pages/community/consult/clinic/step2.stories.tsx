import type { Meta, StoryObj } from '@storybook/react-vite';
import type { PageSetting } from '@xinglin/testing';
import { statesOf } from '@xinglin/testing/stories';
import { clinicAnswers } from '../../../clinic-samples';
import * as page from './step2.page';

const meta = {
  title: 'Consult/Asking a clinic, what is wrong',
  component: page.default,
} satisfies Meta<typeof page.default>;
export default meta;
type Story = StoryObj<typeof meta>;

const path = '/community/consult/clinic/step2?hospitalId=c-1&doctorId=d-1';
const states = statesOf(page, {
  path,
  gateway: {
    getExpertConsultInfo: clinicAnswers.getExpertConsultInfo,
    listPatients: clinicAnswers.listPatients,
    getConsultDraft: clinicAnswers.getConsultDraft,
    listConsultCoupons: clinicAnswers.listConsultCoupons,
    getDoctorBlacklistStatus: clinicAnswers.getDoctorBlacklistStatus,
  },
});
export const Full: Story = states.full;
export const Loading: Story = states.loading;
export const Empty: Story = states.empty;
export const Failed: Story = states.failed;
export const SignedOut: Story = states.signedOut;

export const WithoutDoctor: Story = {
  parameters: {
    path: '/community/consult/clinic/step2',
    gateway: clinicAnswers,
  } satisfies PageSetting,
};
