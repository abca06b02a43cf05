import type { Meta, StoryObj } from '@storybook/react-vite';
import { bookingApi } from '@xinglin/api';
import { failures, listOf, sampleOrder, type PageSetting } from '@xinglin/testing';
import { statesOf } from '@xinglin/testing/stories';
import { Card, EmptyState, Note, SegmentLinks } from '@xinglin/ui';
import { choice } from './filters';
import { listPage } from './list-page';
import { numbered } from './paging';

const groups = ['confirmed', 'completed'] as const;
const { load, Page } = listPage({
  endpoint: bookingApi.endpoints.listRegistrationOrders,
  paging: numbered,
  filters: { group: choice(groups) },
  input: ({ filters: { group } }, part) => ({ ...(group && { group }), ...part }),
  title: 'shared:brand.name',
  backTo: '/my/profile',
  above: ({ filters, to }) => (
    <SegmentLinks
      label="状态"
      items={[undefined, ...groups].map((group) => ({
        label: group ?? '全部',
        to: to({ group }),
        active: group === filters.group,
      }))}
    />
  ),
  empty: () => <EmptyState kind="list" title="还没有预约" />,
  item: ({ orderNo, doctorName, hospitalName }) => (
    <Card key={orderNo} title={doctorName}>
      <Note>{hospitalName}</Note>
    </Card>
  ),
});

const meta = { title: 'Kits/List page', component: Page } satisfies Meta<typeof Page>;
export default meta;
type Story = StoryObj<typeof meta>;

const path = '/my/order/list';
const orders = [
  sampleOrder('confirmed'),
  sampleOrder('completed', { orderNo: 'R2', doctorName: '王若芸' }),
];
const states = statesOf(
  { default: Page, load },
  { path, gateway: { listRegistrationOrders: listOf(orders) } },
);
export const Full: Story = states.full;
export const Loading: Story = states.loading;
export const Empty: Story = states.empty;
export const Failed: Story = states.failed;
export const SignedOut: Story = states.signedOut;

export const Filtered: Story = {
  parameters: {
    path: `${path}?group=completed`,
    gateway: { listRegistrationOrders: listOf(orders.slice(1)) },
  } satisfies PageSetting,
};
/** More exists. */
export const More: Story = {
  parameters: {
    path,
    gateway: { listRegistrationOrders: listOf(orders, 60) },
  } satisfies PageSetting,
};
/** The second part failed; the first stays in view. */
export const MoreFailed: Story = {
  parameters: {
    path: `${path}?pageNo=2`,
    gateway: {
      listRegistrationOrders: ({ pageNo }) =>
        pageNo === 2 ? failures.network : listOf(orders, 60),
    },
  } satisfies PageSetting,
};
