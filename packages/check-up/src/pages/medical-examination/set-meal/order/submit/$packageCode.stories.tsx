import type { Meta, StoryObj } from '@storybook/react-vite';
import { statesOf } from '@xinglin/testing/stories';
import { businessRefusal, listOf, samplePatients } from '@xinglin/testing';
import { sampleCheckUpDays, sampleCheckUpPackage } from '../../../../../samples/check-up-samples';
import { expect, userEvent } from 'storybook/test';
import * as page from './$packageCode.page';

const meta = { title: 'Check up/The form', component: page.default } satisfies Meta<
  typeof page.default
>;
export default meta;
type Story = StoryObj<typeof meta>;

const path = '/medical-examination/set-meal/order/submit/p-1?storeId=s-1&day=2026-12-03';
const gateway = {
  getPhysicalPackage: { ...sampleCheckUpPackage, sex: 'any', minAge: null },
  getPhysicalSchedule: sampleCheckUpDays,
  listBestCoupons: listOf([]),
  listCouponPacks: listOf([]),
  listPatients: listOf(Object.values(samplePatients)),
} as const;
const states = statesOf(page, {
  path,
  gateway: { ...gateway, getPhysicalPackage: sampleCheckUpPackage },
});
export const Full: Story = states.full;
export const Loading: Story = states.loading;
export const Failed: Story = states.failed;
export const Empty: Story = states.empty;
export const SignedOut: Story = states.signedOut;

const refusals = {
  unpaidOrderLimit: '您还有未付款的订单占着名额或库存，请先支付或取消，再下新单',
  orderedAlready: '同样的订单已经有一个了，还没有结束',
} as const;

/** A refused order: why, and the orders that are in the way. */
function refused(name: keyof typeof refusals, titles: readonly string[]): Story {
  const orders = titles.map((title, place) => ({ orderNo: `C${place}`, kind: 'checkUp', title }));
  return {
    render: () => <page.default />,
    parameters: {
      path,
      gateway: {
        ...gateway,
        submitPhysicalOrder: businessRefusal(name, refusals[name], { orders }),
      },
    },
    play: async ({ canvas }) => {
      await userEvent.click(await canvas.findByRole('button', { name: /^提交并支付/ }));
      await expect(
        await canvas.findByRole('link', { name: new RegExp(`：${titles[0]}$`) }),
      ).toBeVisible();
    },
  };
}

export const UnpaidOrders = refused('unpaidOrderLimit', [
  '年度基础体检',
  '心脑血管专项',
  '女性年度体检',
]);
export const OrderedAlready = refused('orderedAlready', ['年度基础体检']);
