import type { Meta, StoryObj } from '@storybook/react-vite';
import { failures, listOf, type GatewayAnswers, type PageSetting } from '@xinglin/testing';
import { statesOf } from '@xinglin/testing/stories';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { companyInfo } from '../../../components/company-sample';
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

/** Opens who runs the channel, and answers with the sheet. */
const operatorOf = (answers: Pick<GatewayAnswers, 'getCompanyInfo'>, words: string): Story => ({
  parameters: {
    path,
    gateway: { listHelpQuestions, listHelpCategories, ...answers },
  } satisfies PageSetting,
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '经营者与资质' }));
    const sheet = within(await canvas.findByRole('dialog', { name: '经营者与资质' }));
    await waitFor(() => expect(sheet.getByText(words)).toBeVisible());
  },
});
export const Operator: Story = operatorOf({ getCompanyInfo: companyInfo }, '91330106MA2X000197');
export const OperatorUnknown: Story = operatorOf(
  { getCompanyInfo: { company: null, servicePhone: '95169020' } },
  '经营者信息尚未公示',
);
export const OperatorFails: Story = operatorOf(
  { getCompanyInfo: failures.network },
  '网络请求失败，请稍后再试～',
);
