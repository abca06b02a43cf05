import type { Meta, StoryObj } from '@storybook/react-vite';
import { samplePatients } from '@xinglin/testing';
import { statesOf } from '@xinglin/testing/stories';
import * as page from './aia.page';

const meta = {
  title: 'Consult/Begin a consult with the AI guide',
  component: page.default,
} satisfies Meta<typeof page.default>;
export default meta;
type Story = StoryObj<typeof meta>;

const patients = Object.values(samplePatients);
const states = statesOf(page, {
  path: '/consult/submitorder/aia',
  gateway: {
    listPatients: { items: patients, total: patients.length, pageNo: 1, pageSize: 10 },
  },
});
export const Full: Story = states.full;
export const Loading: Story = states.loading;
export const Empty: Story = states.empty;
export const Failed: Story = states.failed;
export const SignedOut: Story = states.signedOut;
