import type { Meta, StoryObj } from '@storybook/react-vite';
import { listOf, prescriptionGoods, sampleFront, sampleGoods } from '@xinglin/testing';
import { statesOf } from '@xinglin/testing/stories';
import * as page from './index.page';

const meta = { title: 'Mall/The shop', component: page.default } satisfies Meta<
  typeof page.default
>;
export default meta;
type Story = StoryObj<typeof meta>;

const states = statesOf(page, {
  path: '/mall/store/index',
  user: null,
  gateway: {
    getMallFront: sampleFront({ again: [sampleGoods()] }),
    listGoods: listOf([sampleGoods(), prescriptionGoods]),
    previewCart: { shops: [], count: 0, lineCount: 0 },
  },
});
export const Full: Story = states.full;
export const Loading: Story = states.loading;
export const Empty: Story = states.empty;
export const Failed: Story = states.failed;
