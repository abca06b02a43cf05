import type { Meta, StoryObj } from '@storybook/react-vite';
import { statesOf } from '@xinglin/testing/stories';
import { answers } from '../../../testing/samples';
import * as page from './listall.page';

const meta = { title: 'Overseas/My consultations', component: page.default } satisfies Meta<
  typeof page.default
>;
export default meta;
type Story = StoryObj<typeof meta>;

const { listOverseasConsults } = answers;
const states = statesOf(page, {
  path: '/overseas/consult/listall',
  gateway: { listOverseasConsults },
});
export const Full: Story = states.full;
export const Loading: Story = states.loading;
export const Failed: Story = states.failed;
export const Empty: Story = states.empty;
export const SignedOut: Story = states.signedOut;
