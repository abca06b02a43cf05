import type { Meta, StoryObj } from '@storybook/react-vite';
import {
  samplePackageAppointment,
  samplePackageUse,
} from '../../../../../../samples/service-package-samples';
import { type PageSetting } from '@xinglin/testing';
import { statesOf } from '@xinglin/testing/stories';
import * as page from './result.page';

const meta = { title: 'Service packages/Appointment', component: page.default } satisfies Meta<
  typeof page.default
>;
export default meta;
type Story = StoryObj<typeof meta>;

const states = statesOf(page, {
  path: '/my/order/package/appointment/consultation/result?applyNo=a-1',
  gateway: {
    getCustomService: samplePackageAppointment,
  },
});
export const Full: Story = states.full;
export const Loading: Story = states.loading;
export const Failed: Story = states.failed;
export const SignedOut: Story = states.signedOut;

/** A request, with what the team has promised. */
export const Asked: Story = {
  parameters: {
    path: '/my/order/package/appointment/consultation/result?applyNo=a-1',
    gateway: { getCustomService: samplePackageUse() },
  } satisfies PageSetting,
};
