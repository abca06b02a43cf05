import type { Meta, StoryObj } from '@storybook/react-vite';
import { businessRefusal, type GatewayAnswers, type PageSetting } from '@xinglin/testing';
import { sampleStudio } from '../../samples/introduction-samples';
import { statesOf } from '@xinglin/testing/stories';
import * as page from './$id.page';

const meta = {
  title: 'Directory/Studio of an expert',
  component: page.default,
} satisfies Meta<typeof page.default>;
export default meta;
type Story = StoryObj<typeof meta>;

const answers: GatewayAnswers = {
  getDoctorStudio: sampleStudio,
};

const states = statesOf(page, { path: '/famous-doctor/d-1', gateway: answers });
export const Full: Story = states.full;
export const Loading: Story = states.loading;
export const Failed: Story = states.failed;
export const SignedOut: Story = states.signedOut;

/** The doctor leads none. */
export const Missing: Story = {
  parameters: {
    path: '/famous-doctor/d-1',
    gateway: { getDoctorStudio: businessRefusal('forbidden', '没有找到这条信息，或您无权查看') },
  } satisfies PageSetting,
};
