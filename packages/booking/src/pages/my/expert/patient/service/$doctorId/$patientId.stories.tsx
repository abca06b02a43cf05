import type { Meta, StoryObj } from '@storybook/react-vite';
import { samplePatientService } from '../../../../../../samples/precision-samples';
import { statesOf } from '@xinglin/testing/stories';
import * as page from './$patientId.page';

const meta = {
  title: 'Booking/Precision/Doctor’s service',
  component: page.default,
} satisfies Meta<typeof page.default>;
export default meta;
type Story = StoryObj<typeof meta>;

const states = statesOf(page, {
  path: '/my/expert/patient/service/d-1/p-1',
  gateway: { getPatientService: samplePatientService },
});
export const Full: Story = states.full;
export const Loading: Story = states.loading;
export const Failed: Story = states.failed;
export const SignedOut: Story = states.signedOut;
