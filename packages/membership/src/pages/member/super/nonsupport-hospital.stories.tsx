import type { Meta, StoryObj } from '@storybook/react-vite';
import { statesOf } from '@xinglin/testing/stories';
import { listOf } from '@xinglin/testing';
import * as page from './nonsupport-hospital.page';

const meta = { title: 'Membership/Hospitals not included', component: page.default } satisfies Meta<
  typeof page.default
>;
export default meta;
type Story = StoryObj<typeof meta>;

const states = statesOf(page, {
  path: '/member/super/nonsupport-hospital',
  gateway: {
    listVipUnsupportedHospitals: listOf([
      { hospitalId: 'h-1', name: '浙江省立同仁医院', reason: '医院没有开放陪诊登记' },
    ]),
  },
});
export const Full: Story = states.full;
export const Loading: Story = states.loading;
export const Empty: Story = states.empty;
export const Failed: Story = states.failed;
export const SignedOut: Story = states.signedOut;
