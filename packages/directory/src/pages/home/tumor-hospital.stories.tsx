import type { Meta, StoryObj } from '@storybook/react-vite';
import {
  listOf,
  sampleDoctor,
  sampleEntries,
  sampleHospital,
  sampleStandardDepartments,
  type GatewayAnswers,
} from '@xinglin/testing';
import { statesOf } from '@xinglin/testing/stories';
import * as page from './tumor-hospital.page';

const meta = {
  title: 'Directory/Care for tumours',
  component: page.default,
} satisfies Meta<typeof page.default>;
export default meta;
type Story = StoryObj<typeof meta>;

const answers: GatewayAnswers = {
  mergeSearchHospitals: listOf([sampleHospital]),
  mergeSearchDoctors: listOf([sampleDoctor]),
  listStandardDepartments: listOf(sampleStandardDepartments),
  listKnowledge: listOf(sampleEntries),
};

const states = statesOf(page, { path: '/home/tumor-hospital', gateway: answers });
export const Full: Story = states.full;
export const Loading: Story = states.loading;
/** Nothing near. */
export const Empty: Story = states.empty;
export const Failed: Story = states.failed;
export const SignedOut: Story = states.signedOut;
