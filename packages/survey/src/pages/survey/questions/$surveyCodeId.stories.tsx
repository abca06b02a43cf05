import type { Meta, StoryObj } from '@storybook/react-vite';
import { sampleSurveyDraft } from '@xinglin/testing';
import { statesOf } from '@xinglin/testing/stories';
import * as page from './$surveyCodeId.page';

const meta = { title: 'Survey/Answer a survey', component: page.default } satisfies Meta<
  typeof page.default
>;
export default meta;
type Story = StoryObj<typeof meta>;

const states = statesOf(page, {
  path: '/survey/questions/post-consult',
  gateway: { getSurveyDraft: sampleSurveyDraft },
});
export const Full: Story = states.full;
export const Loading: Story = states.loading;
export const Failed: Story = states.failed;
export const SignedOut: Story = states.signedOut;
