import type { Meta, StoryObj } from '@storybook/react-vite';
import { listOf, sampleSurveyResponse } from '@xinglin/testing';
import { statesOf } from '@xinglin/testing/stories';
import * as page from './detail.page';

const meta = { title: 'Survey/To answer', component: page.default } satisfies Meta<
  typeof page.default
>;
export default meta;
type Story = StoryObj<typeof meta>;

const states = statesOf(page, {
  path: '/package/survey/noreply/detail',
  gateway: {
    listSurveyResponses: listOf([
      {
        ...sampleSurveyResponse,
        sentAt: null,
        next: { at: 1, of: 2 },
        scale: null,
        answers: [],
        score: null,
        scoreText: null,
        reply: null,
        repliedAt: null,
      },
    ]),
  },
});
export const Full: Story = states.full;
export const Loading: Story = states.loading;
export const Empty: Story = states.empty;
export const Failed: Story = states.failed;
export const SignedOut: Story = states.signedOut;
