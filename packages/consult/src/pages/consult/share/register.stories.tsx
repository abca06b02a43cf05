import type { Meta, StoryObj } from '@storybook/react-vite';
import { sampleHomepage } from '@xinglin/testing';
import { statesOf } from '@xinglin/testing/stories';
import * as page from './register.page';

const meta = { title: 'Consult/Ask after a shared case', component: page.default } satisfies Meta<
  typeof page.default
>;
export default meta;
type Story = StoryObj<typeof meta>;

const states = statesOf(page, {
  path: '/consult/share/register?deptId=cardiology',
  gateway: { getConsultHomepage: sampleHomepage },
});
export const Full: Story = states.full;
export const Loading: Story = states.loading;
export const Failed: Story = states.failed;
export const SignedOut: Story = states.signedOut;
