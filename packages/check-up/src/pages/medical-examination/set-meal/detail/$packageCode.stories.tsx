import type { Meta, StoryObj } from '@storybook/react-vite';
import { statesOf } from '@xinglin/testing/stories';
import { sampleCheckUpPackage } from '../../../../samples/check-up-samples';
import * as page from './$packageCode.page';

const meta = { title: 'Check up/Package', component: page.default } satisfies Meta<
  typeof page.default
>;
export default meta;
type Story = StoryObj<typeof meta>;

const states = statesOf(page, {
  path: '/medical-examination/set-meal/detail/p-1',
  gateway: { getPhysicalPackage: sampleCheckUpPackage },
});
export const Full: Story = states.full;
export const Loading: Story = states.loading;
export const Failed: Story = states.failed;
export const Empty: Story = states.empty;
export const SignedOut: Story = states.signedOut;
