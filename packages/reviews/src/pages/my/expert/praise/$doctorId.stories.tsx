import type { Meta, StoryObj } from '@storybook/react-vite';
import { listOf, sampleLetter, sampleOwnPraise, sampleStandard } from '@xinglin/testing';
import { statesOf } from '@xinglin/testing/stories';
import * as page from './$doctorId.page';

const meta = { title: 'Reviews/Thanks', component: page.default } satisfies Meta<
  typeof page.default
>;
export default meta;
type Story = StoryObj<typeof meta>;

const gateway = {
  getOwnPraise: sampleOwnPraise,
  getCommentStandard: sampleStandard,
  listPraises: listOf([sampleLetter]),
};
const states = statesOf(page, { path: '/my/expert/praise/d-1', gateway });
export const Full: Story = states.full;
export const Loading: Story = states.loading;
export const Empty: Story = states.empty;
export const Failed: Story = states.failed;
export const SignedOut: Story = states.signedOut;
