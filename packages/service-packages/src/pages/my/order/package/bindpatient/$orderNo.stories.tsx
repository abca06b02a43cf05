import type { Meta, StoryObj } from '@storybook/react-vite';
import { listOf, samplePatients } from '@xinglin/testing';
import { unboundPackage } from '../../../../../samples/service-package-samples';
import { statesOf } from '@xinglin/testing/stories';
import * as page from './$orderNo.page';

const meta = { title: 'Service packages/For whom', component: page.default } satisfies Meta<
  typeof page.default
>;
export default meta;
type Story = StoryObj<typeof meta>;

const states = statesOf(page, {
  path: '/my/order/package/bindpatient/P1',
  gateway: {
    getPackageOrder: unboundPackage,
    listPatients: listOf(Object.values(samplePatients)),
  },
});
export const Full: Story = states.full;
export const Loading: Story = states.loading;
export const Empty: Story = states.empty;
export const Failed: Story = states.failed;
export const SignedOut: Story = states.signedOut;
