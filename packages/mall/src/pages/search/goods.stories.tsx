import type { Meta, StoryObj } from '@storybook/react-vite';
import { listOf, prescriptionGoods, sampleGoods } from '@xinglin/testing';
import { statesOf } from '@xinglin/testing/stories';
import * as page from './goods.page';

const meta = { title: 'Mall/Search for goods', component: page.default } satisfies Meta<
  typeof page.default
>;
export default meta;
type Story = StoryObj<typeof meta>;

const states = statesOf(page, {
  path: '/search/goods?q=感冒',
  user: null,
  gateway: { listGoods: listOf([sampleGoods(), prescriptionGoods]) },
});
export const Full: Story = states.full;
export const Loading: Story = states.loading;
export const Empty: Story = states.empty;
export const Failed: Story = states.failed;
