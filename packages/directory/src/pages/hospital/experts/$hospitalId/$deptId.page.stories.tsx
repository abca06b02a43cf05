import type { Meta, StoryObj } from '@storybook/react-vite';
import {
  failures,
  listOf,
  sampleColleague,
  sampleDepartments,
  sampleDoctor,
  sampleHospital,
  type GatewayAnswers,
  type PageSetting,
} from '@xinglin/testing';
import HospitalDoctorsPage from './$deptId.page';

const path = '/hospital/experts/h-1/hd-1';
const answers: GatewayAnswers = {
  getHospitalInfoById: sampleHospital,
  queryHospitalDepartments: listOf(sampleDepartments),
  mergeSearchDoctors: listOf([sampleDoctor, sampleColleague]),
};

export default {
  title: 'Pages/Doctors of a department',
  component: HospitalDoctorsPage,
} satisfies Meta<typeof HospitalDoctorsPage>;

type Story = StoryObj<typeof HospitalDoctorsPage>;

export const AllDays: Story = { parameters: { path, gateway: answers } satisfies PageSetting };

/** Nobody has a place on the chosen day. */
export const NobodyOnDay: Story = {
  parameters: {
    path: `${path}?date=2026-11-23`,
    gateway: { ...answers, mergeSearchDoctors: listOf([]) },
  } satisfies PageSetting,
};

export const Loading: Story = {
  parameters: { path, gateway: { ...answers, mergeSearchDoctors: 'never' } } satisfies PageSetting,
};

export const Failing: Story = {
  parameters: {
    path,
    gateway: { ...answers, mergeSearchDoctors: failures.timeout },
  } satisfies PageSetting,
};
