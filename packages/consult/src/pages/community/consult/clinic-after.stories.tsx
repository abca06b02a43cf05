import type { Meta, StoryObj } from '@storybook/react-vite';
import { type PageSetting } from '@xinglin/testing';
import { sampleConsult } from '../../../samples/consult-samples';
import { statesOf } from '@xinglin/testing/stories';
import { clinicAnswers, sampleEnded } from '../../clinic-samples';
import * as page from './clinic-after.page';

const meta = {
  title: 'Consult/After a consult with a clinic',
  component: page.default,
} satisfies Meta<typeof page.default>;
export default meta;
type Story = StoryObj<typeof meta>;

const path = '/community/consult/clinic-after?orderKey=C1';
const states = statesOf(page, {
  path,
  gateway: {
    getConsultOrder: sampleEnded,
    getDoctorInfoById: clinicAnswers.getDoctorInfoById,
    getHospitalInfoById: clinicAnswers.getHospitalInfoById,
  },
});
export const Full: Story = states.full;
export const Loading: Story = states.loading;
export const Failed: Story = states.failed;
export const SignedOut: Story = states.signedOut;

export const Running: Story = {
  parameters: {
    path,
    gateway: { ...clinicAnswers, getConsultOrder: sampleConsult() },
  } satisfies PageSetting,
};
export const WithoutConsult: Story = {
  parameters: { path: '/community/consult/clinic-after', gateway: {} } satisfies PageSetting,
};
