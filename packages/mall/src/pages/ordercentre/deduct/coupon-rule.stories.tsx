import type { Meta, StoryObj } from '@storybook/react-vite';
import { listOf } from '@xinglin/testing';
import { statesOf } from '@xinglin/testing/stories';
import * as page from './coupon-rule.page';

const meta = { title: 'Mall/Rules of offers', component: page.default } satisfies Meta<
  typeof page.default
>;
export default meta;
type Story = StoryObj<typeof meta>;

const states = statesOf(page, {
  path: '/ordercentre/deduct/coupon-rule',
  user: null,
  gateway: {
    listDeductionRules: listOf([
      {
        ruleId: 'r-1',
        shopName: '杏林大药房',
        title: '满减',
        text: '满 100 元减 10 元',
        startsAt: '2026-11-01T00:00:00+08:00',
        endsAt: '2026-12-01T00:00:00+08:00',
      },
    ]),
  },
});
export const Full: Story = states.full;
export const Loading: Story = states.loading;
export const Empty: Story = states.empty;
export const Failed: Story = states.failed;
