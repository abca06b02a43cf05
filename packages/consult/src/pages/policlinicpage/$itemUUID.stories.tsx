import type { Meta, StoryObj } from '@storybook/react-vite';
import { listOf, type PageSetting } from '@xinglin/testing';
import { statesOf } from '@xinglin/testing/stories';
import { clinicAnswers } from '../clinic-samples';
import * as page from './$itemUUID.page';

const meta = { title: 'Consult/A clinic of a community', component: page.default } satisfies Meta<
  typeof page.default
>;
export default meta;
type Story = StoryObj<typeof meta>;

const path = '/policlinicpage/c-1';
const states = statesOf(page, {
  path,
  gateway: {
    getHospitalInfoById: clinicAnswers.getHospitalInfoById,
    listConsultDoctors: clinicAnswers.listConsultDoctors,
  },
});
export const Full: Story = states.full;
export const Loading: Story = states.loading;
export const Empty: Story = states.empty;
export const Failed: Story = states.failed;
export const SignedOut: Story = states.signedOut;

/** Nobody answers there now. */
export const Closed: Story = {
  parameters: {
    path,
    gateway: { ...clinicAnswers, listConsultDoctors: listOf([]) },
  } satisfies PageSetting,
};
