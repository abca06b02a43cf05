import type { Meta, StoryObj } from '@storybook/react-vite';
import { statesOf } from '@xinglin/testing/stories';
import { sampleCheckUpReport } from '@xinglin/testing';
import * as page from './pdf-report.page';

const meta = { title: 'Check up/Report', component: page.default } satisfies Meta<
  typeof page.default
>;
export default meta;
type Story = StoryObj<typeof meta>;

const states = statesOf(page, {
  path: '/medical-examination/pdf-report?orderNo=C1&patientId=pa-1',
  gateway: { getPhysicalReport: sampleCheckUpReport },
});
export const Full: Story = states.full;
export const Loading: Story = states.loading;
export const Failed: Story = states.failed;
export const SignedOut: Story = states.signedOut;
