import type { Meta, StoryObj } from '@storybook/react-vite';
import { sampleSurvey } from '@xinglin/testing';
import { statesOf } from '@xinglin/testing/stories';
import * as page from './preview-survey.page';

const meta = { title: 'Survey/Preview', component: page.default } satisfies Meta<
  typeof page.default
>;
export default meta;
type Story = StoryObj<typeof meta>;

const states = statesOf(page, {
  path: '/preview-survey?surveyCodeId=post-consult',
  gateway: { getSurvey: sampleSurvey },
});
export const Full: Story = states.full;
export const Loading: Story = states.loading;
export const Failed: Story = states.failed;
export const SignedOut: Story = states.signedOut;
