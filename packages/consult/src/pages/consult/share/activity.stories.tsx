import type { Meta, StoryObj } from '@storybook/react-vite';
import { statesOf } from '@xinglin/testing/stories';
import { sampleShare } from '../../case-samples';
import * as page from './activity.page';

const meta = { title: 'Consult/My shares', component: page.default } satisfies Meta<
  typeof page.default
>;
export default meta;
type Story = StoryObj<typeof meta>;

const withdrawn = {
  ...sampleShare,
  shareId: 's-2',
  shareToken: null,
  deptName: null,
  withdrawnAt: '2026-11-21T08:00:00+08:00',
};
const states = statesOf(page, {
  path: '/consult/share/activity',
  gateway: {
    listCaseShares: { items: [sampleShare, withdrawn], total: 2, pageNo: 1, pageSize: 20 },
  },
});
export const Full: Story = states.full;
export const Loading: Story = states.loading;
export const Failed: Story = states.failed;
export const Empty: Story = states.empty;
export const SignedOut: Story = states.signedOut;
