import type { Meta, StoryObj } from '@storybook/react-vite';
import { samplePackageUse } from '../../../../samples/service-package-samples';
import { statesOf } from '@xinglin/testing/stories';
import * as page from './expressdetail.page';

const meta = { title: 'Service packages/Delivery', component: page.default } satisfies Meta<
  typeof page.default
>;
export default meta;
type Story = StoryObj<typeof meta>;

const states = statesOf(page, {
  path: '/my/order/package/expressdetail?orderNo=P1',
  gateway: {
    getPackageExpress: {
      orderNo: 'P1',
      address: { name: '王芳', mobile: '139****5678', text: '杭州市文一路 1 号' },
      waiting: [
        samplePackageUse({ type: 'goods', serviceId: 'goods', itemName: '电子血压计', note: '' }),
      ],
      parcels: [],
    },
  },
});
export const Full: Story = states.full;
export const Loading: Story = states.loading;
export const Failed: Story = states.failed;
export const SignedOut: Story = states.signedOut;
