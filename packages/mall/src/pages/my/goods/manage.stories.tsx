import type { Meta, StoryObj } from '@storybook/react-vite';
import { listOf, sampleAddresses, sampleCart, sampleGoodsQuote } from '@xinglin/testing';
import { statesOf } from '@xinglin/testing/stories';
import * as page from './manage.page';

const meta = { title: 'Mall/The cart', component: page.default } satisfies Meta<
  typeof page.default
>;
export default meta;
type Story = StoryObj<typeof meta>;

const states = statesOf(page, {
  path: '/my/goods/manage',
  gateway: {
    getCart: sampleCart,
    listAddresses: listOf([sampleAddresses.home]),
    quoteGoods: sampleGoodsQuote(),
    previewCart: { shops: [], count: 0, lineCount: 0 },
  },
});
export const Full: Story = states.full;
export const Empty: Story = states.empty;
export const Loading: Story = states.loading;
export const Failed: Story = states.failed;
export const SignedOut: Story = states.signedOut;
