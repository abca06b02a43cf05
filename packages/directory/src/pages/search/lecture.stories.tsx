import type { Meta, StoryObj } from '@storybook/react-vite';
import { listOf, sampleHotDepartments, sampleLecture, type GatewayAnswers } from '@xinglin/testing';
import { statesOf } from '@xinglin/testing/stories';
import * as page from './lecture.page';

const meta = {
  title: 'Directory/Search for lectures',
  component: page.default,
} satisfies Meta<typeof page.default>;
export default meta;
type Story = StoryObj<typeof meta>;

const answers: GatewayAnswers = {
  listHotDepts: listOf(sampleHotDepartments),
  mergeSearchLectures: listOf([sampleLecture]),
};

const states = statesOf(page, { path: '/search/lecture?q=发烧', gateway: answers });
export const Full: Story = states.full;
export const Loading: Story = states.loading;
export const Empty: Story = states.empty;
export const Failed: Story = states.failed;
export const SignedOut: Story = states.signedOut;
