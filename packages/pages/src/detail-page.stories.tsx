import type { Meta, StoryObj } from '@storybook/react-vite';
import { bookingApi } from '@xinglin/api';
import { sampleOrder } from '@xinglin/testing';
import { statesOf } from '@xinglin/testing/stories';
import { Card, KeyValueList } from '@xinglin/ui';
import { detailPage } from './detail-page';

const { load, head, Page } = detailPage({
  endpoint: bookingApi.endpoints.getRegistrationOrder,
  input: ({ params }) => ({ orderNo: params['orderNo'] ?? '' }),
  title: (order, t) => order?.hospitalName ?? t('shared:brand.name'),
  backTo: '/my/order/list',
  children: ({ doctorName, hospitalAddress, statusText }) => (
    <Card title={statusText}>
      <KeyValueList
        items={[
          { label: '医生', value: doctorName },
          { label: '地址', value: hospitalAddress },
        ]}
      />
    </Card>
  ),
});

const meta = { title: 'Kits/Detail page', component: Page } satisfies Meta<typeof Page>;
export default meta;
type Story = StoryObj<typeof meta>;

const states = statesOf(
  { default: Page, load, head },
  { path: '/my/order/detail/R1', gateway: { getRegistrationOrder: sampleOrder('confirmed') } },
);
export const Full: Story = states.full;
export const Loading: Story = states.loading;
export const Failed: Story = states.failed;
export const SignedOut: Story = states.signedOut;
