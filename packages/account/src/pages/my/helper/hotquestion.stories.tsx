import type { Meta, StoryObj } from '@storybook/react-vite';
import { failures, listOf, type PageSetting } from '@xinglin/testing';
import HelpHotQuestionsPage from './hotquestion.page';

const meta = { title: 'Account/Help', component: HelpHotQuestionsPage } satisfies Meta<
  typeof HelpHotQuestionsPage
>;
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

export const Start: Story = {
  parameters: { path, gateway: { listHelpQuestions, listHelpCategories } } satisfies PageSetting,
};
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
export const Failed: Story = {
  parameters: {
    path,
    gateway: { listHelpQuestions: failures.serverTrouble, listHelpCategories },
  } satisfies PageSetting,
};
