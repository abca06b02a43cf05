import type { Meta, StoryObj } from '@storybook/react-vite';
import { sampleGoodsDetail } from '@xinglin/testing';
import { statesOf } from '@xinglin/testing/stories';
import { renewalAnswers } from '../../samples/renewal-answers';
import * as page from './prescribe-drugs.page';

const meta = {
  title: 'Medicines/A medicine that needs a prescription',
  component: page.default,
} satisfies Meta<typeof page.default>;
export default meta;
type Story = StoryObj<typeof meta>;

const states = statesOf(page, {
  path: '/consult/prescribe-drugs?goodsNo=g102&shopId=shop-1',
  gateway: {
    ...renewalAnswers,
    getGoods: sampleGoodsDetail({ needsPrescription: true, title: '氨氯地平片 5 mg' }),
  },
});
export const Full: Story = states.full;
export const Loading: Story = states.loading;
export const Empty: Story = states.empty;
export const Failed: Story = states.failed;
export const SignedOut: Story = states.signedOut;
