import type { Meta, StoryObj } from '@storybook/react-vite';
import { listOf, sampleSurveyCard } from '@xinglin/testing';
import { statesOf } from '@xinglin/testing/stories';
import * as page from './custom-detail.page';

const meta = { title: 'Survey/Surveys of doctors', component: page.default } satisfies Meta<
  typeof page.default
>;
export default meta;
type Story = StoryObj<typeof meta>;

const states = statesOf(page, {
  path: '/survey/custom-detail',
  gateway: {
    listSurveys: listOf([sampleSurveyCard]),
    listSurveyResponses: listOf([]),
  },
});
export const Full: Story = states.full;
export const Loading: Story = states.loading;
export const Empty: Story = states.empty;
export const Failed: Story = states.failed;
export const SignedOut: Story = states.signedOut;
