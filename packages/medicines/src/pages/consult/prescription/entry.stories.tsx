import type { Meta, StoryObj } from '@storybook/react-vite';
import { statesOf } from '@xinglin/testing/stories';
import * as page from './entry.page';

const meta = { title: 'Medicines/What renewing is', component: page.default } satisfies Meta<
  typeof page.default
>;
export default meta;
type Story = StoryObj<typeof meta>;

const states = statesOf(page, { path: '/consult/prescription/entry', gateway: {} });
export const Full: Story = states.full;
export const SignedOut: Story = states.signedOut;
