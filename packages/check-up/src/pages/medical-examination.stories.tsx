import type { Meta, StoryObj } from '@storybook/react-vite';
import { statesOf } from '@xinglin/testing/stories';
import { listOf, type PageSetting } from '@xinglin/testing';
import { sampleCheckUp, sampleCheckUpPackage } from '../samples/check-up-samples';
import * as page from './medical-examination.page';

const meta = { title: 'Check up/Home', component: page.default } satisfies Meta<
  typeof page.default
>;
export default meta;
type Story = StoryObj<typeof meta>;

const states = statesOf(page, {
  path: '/medical-examination',
  gateway: { listPhysicalPackages: listOf([sampleCheckUp()]) },
});
export const Full: Story = states.full;
export const Loading: Story = states.loading;
export const Empty: Story = states.empty;
export const Failed: Story = states.failed;
export const SignedOut: Story = states.signedOut;

/** Packages beside each other, by the codes of the address. */
export const Comparing: Story = {
  parameters: {
    path: '/medical-examination?compare=p-1,p-2&all=1',
    gateway: { getPhysicalPackage: sampleCheckUpPackage },
  } satisfies PageSetting,
};

export const TooFewToCompare: Story = {
  parameters: { path: '/medical-examination?compare=p-1' } satisfies PageSetting,
};
