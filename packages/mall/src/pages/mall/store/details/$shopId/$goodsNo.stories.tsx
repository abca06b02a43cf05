import type { Meta, StoryObj } from '@storybook/react-vite';
import { prescriptionGoods, sampleGoodsDetail, type PageSetting } from '@xinglin/testing';
import { sampleGoodsComments } from '../../../../../samples/goods-comment-samples';
import { statesOf } from '@xinglin/testing/stories';
import * as page from './$goodsNo.page';

const meta = { title: 'Mall/Goods', component: page.default } satisfies Meta<typeof page.default>;
export default meta;
type Story = StoryObj<typeof meta>;

const states = statesOf(
  page,
  {
    path: '/mall/store/details/shop-1/g101',
    user: null,
    gateway: {
      getGoods: sampleGoodsDetail(),
      listGoodsComments: sampleGoodsComments,
      previewCart: { shops: [], count: 0, lineCount: 0 },
    },
  },
  { without: { empty: 'Goods that nobody has reviewed yet are shown whole, without that part.' } },
);
export const Full: Story = states.full;
export const Loading: Story = states.loading;
export const Failed: Story = states.failed;

export const OnPrescription: Story = {
  parameters: {
    path: '/mall/store/details/shop-1/g102',
    user: null,
    gateway: {
      getGoods: sampleGoodsDetail({ ...prescriptionGoods, description: [] }),
      listGoodsComments: sampleGoodsComments,
      previewCart: { shops: [], count: 0, lineCount: 0 },
    },
  } satisfies PageSetting,
};

/** Another variant and another picture are chosen by the address. */
export const SoldOutVariant: Story = {
  parameters: {
    path: '/mall/store/details/shop-1/g101?sku=g101-2&picture=2',
    user: null,
    gateway: {
      getGoods: sampleGoodsDetail({ arrival: null }),
      listGoodsComments: { ...sampleGoodsComments, items: [], total: 0, average: null },
    },
  } satisfies PageSetting,
};
