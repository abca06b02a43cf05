import type { Meta, StoryObj } from '@storybook/react-vite';
import { listOf, samplePatients } from '@xinglin/testing';
import { sampleServicePackageDetail } from '../../../samples/service-package-samples';
import { statesOf } from '@xinglin/testing/stories';
import * as page from './$packageCode.page';

const meta = { title: 'Service packages/Package', component: page.default } satisfies Meta<
  typeof page.default
>;
export default meta;
type Story = StoryObj<typeof meta>;

const states = statesOf(page, {
  path: '/package/detail/hypertension-quarter',
  gateway: {
    getPackageDetail: sampleServicePackageDetail,
    listPatients: listOf(Object.values(samplePatients)),
  },
});
export const Full: Story = states.full;
export const Loading: Story = states.loading;
export const Empty: Story = states.empty;
export const Failed: Story = states.failed;
export const SignedOut: Story = states.signedOut;
