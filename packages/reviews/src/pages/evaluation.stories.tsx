import type { Meta, StoryObj } from '@storybook/react-vite';
import {
  listOf,
  sampleBlockedReview,
  sampleReviewedOrder,
  sampleStandard,
  sampleVoiceLimits,
  type PageSetting,
} from '@xinglin/testing';
import { statesOf } from '@xinglin/testing/stories';
import * as page from './evaluation.page';

const meta = {
  title: 'Reviews/Write a review',
  component: page.default,
  // A draft outlives a story as it outlives a reload.
  beforeEach: () => window.localStorage.clear(),
} satisfies Meta<typeof page.default>;
export default meta;
type Story = StoryObj<typeof meta>;

const path = '/evaluation?orderId=o-1&score=5';
const gateway = {
  getOrderComment: sampleReviewedOrder,
  getCommentStandard: sampleStandard,
  getAudioUploadUrl: sampleVoiceLimits,
};
const states = statesOf(page, { path, gateway });
export const Full: Story = states.full;
export const Loading: Story = states.loading;
export const Failed: Story = states.failed;
export const SignedOut: Story = states.signedOut;

/** Words were stopped at, and can be changed. */
export const Blocked: Story = {
  parameters: {
    path,
    gateway: {
      ...gateway,
      getOrderComment: { ...sampleReviewedOrder, review: sampleBlockedReview },
    },
  } satisfies PageSetting,
};

/** No stars are chosen yet. */
export const NoStars: Story = {
  parameters: { path: '/evaluation?orderId=o-1', gateway } satisfies PageSetting,
};

/** Without an order in the address. */
export const Choice: Story = {
  parameters: {
    path: '/evaluation',
    gateway: { ...gateway, listOrdersToComment: listOf([sampleReviewedOrder]) },
  } satisfies PageSetting,
};
