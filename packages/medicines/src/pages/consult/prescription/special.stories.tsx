import type { Meta, StoryObj } from '@storybook/react-vite';
import { statesOf } from '@xinglin/testing/stories';
import * as page from './special.page';

const meta = { title: 'Medicines/Special prescriptions', component: page.default } satisfies Meta<
  typeof page.default
>;
export default meta;
type Story = StoryObj<typeof meta>;

const states = statesOf(page, {
  path: '/consult/prescription/special?prescriptionId=rx-1',
  gateway: {},
});
export const Full: Story = states.full;
export const SignedOut: Story = states.signedOut;
