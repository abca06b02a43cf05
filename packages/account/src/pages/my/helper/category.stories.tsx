import type { Meta, StoryObj } from '@storybook/react-vite';
import { listOf, type PageSetting } from '@xinglin/testing';
import { statesOf } from '@xinglin/testing/stories';
import * as page from './category.page';

const meta = { title: 'Account/Help of a category', component: page.default } satisfies Meta<
  typeof page.default
>;
export default meta;
type Story = StoryObj<typeof meta>;

const path = '/my/helper/category';
const listHelpCategories = listOf([
  { categoryId: 'booking', name: '预约挂号', questionCount: 6 },
  { categoryId: 'cancelling', name: '取消与退款', questionCount: 4 },
]);
const listHelpQuestions = listOf([
  { questionId: 'how-to-book', question: '怎么预约挂号？' },
  { questionId: 'book-for-family', question: '可以替家人预约吗？' },
]);

const states = statesOf(page, {
  path: `${path}?categoryId=booking`,
  gateway: { listHelpCategories, listHelpQuestions },
});
export const Full: Story = states.full;
export const Loading: Story = states.loading;
export const Empty: Story = states.empty;
export const Failed: Story = states.failed;
export const SignedOut: Story = states.signedOut;

/** The address names no category. */
export const AllCategories: Story = {
  parameters: { path, gateway: { listHelpCategories } } satisfies PageSetting,
};
