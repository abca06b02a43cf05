import type { Meta, StoryObj } from '@storybook/react-vite';
import {
  listOf,
  sampleColleague,
  sampleDoctor,
  sampleStandardDepartments,
  type GatewayAnswers,
} from '@xinglin/testing';
import { statesOf } from '@xinglin/testing/stories';
import * as page from './recommend.page';

const meta = {
  title: 'Directory/Recommended doctors',
  component: page.default,
} satisfies Meta<typeof page.default>;
export default meta;
type Story = StoryObj<typeof meta>;

const answers: GatewayAnswers = {
  mergeSearchDoctors: listOf([sampleDoctor, sampleColleague]),
  listStandardDepartments: listOf(sampleStandardDepartments),
};

const states = statesOf(page, { path: '/expert/recommend', gateway: answers });
export const Full: Story = states.full;
export const Loading: Story = states.loading;
/** No doctor has a place. */
export const Empty: Story = states.empty;
export const Failed: Story = states.failed;
export const SignedOut: Story = states.signedOut;
