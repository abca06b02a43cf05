import type { Meta, StoryObj } from '@storybook/react-vite';
import { sampleOwnPraise, sampleOwnReview, type PageSetting } from '@xinglin/testing';
import { statesOf } from '@xinglin/testing/stories';
import * as page from './$expertId.page';

const meta = { title: 'Reviews/Own letter', component: page.default } satisfies Meta<
  typeof page.default
>;
export default meta;
type Story = StoryObj<typeof meta>;

const gateway = {
  getOwnPraise: {
    ...sampleOwnPraise,
    praise: {
      ...sampleOwnReview,
      type: 'praise' as const,
      score: null,
      aspects: null,
      tags: [],
      orderNo: null,
      paper: 'apricot' as const,
    },
  },
};
const states = statesOf(page, { path: '/my/expert/praise/detail/d-1', gateway });
export const Full: Story = states.full;
export const Loading: Story = states.loading;
export const Failed: Story = states.failed;
export const SignedOut: Story = states.signedOut;
export const NotWritten: Story = {
  parameters: {
    path: '/my/expert/praise/detail/d-1',
    gateway: { getOwnPraise: { ...gateway.getOwnPraise, praise: null } },
  } satisfies PageSetting,
};
