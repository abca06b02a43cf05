import type { Meta, StoryObj } from '@storybook/react-vite';
import {
  listOf,
  sampleColleague,
  sampleDepartments,
  sampleDoctor,
  sampleHospital,
  type GatewayAnswers,
  type PageSetting,
} from '@xinglin/testing';
import { statesOf } from '@xinglin/testing/stories';
import * as page from './$deptId.page';

const path = '/hospital/experts/h-1/hd-1';
const answers: GatewayAnswers = {
  getHospitalInfoById: sampleHospital,
  queryHospitalDepartments: listOf(sampleDepartments),
  mergeSearchDoctors: listOf([sampleDoctor, sampleColleague]),
};

const meta = {
  title: 'Directory/Doctors of a department',
  component: page.default,
} satisfies Meta<typeof page.default>;
export default meta;
type Story = StoryObj<typeof meta>;

const states = statesOf(page, { path, gateway: answers });
export const Full: Story = states.full;
export const Loading: Story = states.loading;
export const Empty: Story = states.empty;
export const Failed: Story = states.failed;
export const SignedOut: Story = states.signedOut;

/** Nobody has a place on the chosen day. */
export const NobodyOnDay: Story = {
  parameters: {
    path: `${path}?date=2026-11-23`,
    gateway: { ...answers, mergeSearchDoctors: listOf([]) },
  } satisfies PageSetting,
};
