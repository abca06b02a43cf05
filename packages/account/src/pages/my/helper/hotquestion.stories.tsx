import type { Meta, StoryObj } from '@storybook/react-vite';
import { listOf, type PageSetting } from '@xinglin/testing';
import { statesOf } from '@xinglin/testing/stories';
import * as page from './hotquestion.page';

const meta = { title: 'Account/Help', component: page.default } satisfies Meta<typeof page.default>;
export default meta;
type Story = StoryObj<typeof meta>;

const path = '/my/helper/hotquestion';
const refund = { questionId: 'refund-time', question: '退款多久到账？' };
const listHelpQuestions = listOf([
  { questionId: 'how-to-book', question: '怎么预约挂号？' },
  refund,
]);
const listHelpCategories = listOf([
  { categoryId: 'booking', name: '预约挂号', questionCount: 6 },
  { categoryId: 'cancelling', name: '取消与退款', questionCount: 4 },
]);

const states = statesOf(page, { path, gateway: { listHelpQuestions, listHelpCategories } });
export const Full: Story = states.full;
export const Loading: Story = states.loading;
export const Empty: Story = states.empty;
export const Failed: Story = states.failed;
export const SignedOut: Story = states.signedOut;

export const Found: Story = {
  parameters: {
    path: `${path}?q=退款`,
    gateway: { searchHelpQuestions: listOf([refund]) },
  } satisfies PageSetting,
};
export const NothingFits: Story = {
  parameters: {
    path: `${path}?q=zzz`,
    gateway: { searchHelpQuestions: listOf([]) },
  } satisfies PageSetting,
};
