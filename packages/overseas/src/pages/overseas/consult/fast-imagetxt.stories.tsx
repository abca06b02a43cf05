import type { Meta, StoryObj } from '@storybook/react-vite';
import { statesOf } from '@xinglin/testing/stories';
import { answers } from '../../../testing/samples';
import * as page from './fast-imagetxt.page';

const meta = { title: 'Overseas/Free consultation', component: page.default } satisfies Meta<
  typeof page.default
>;
export default meta;
type Story = StoryObj<typeof meta>;

const { listAskers } = answers;
const states = statesOf(page, {
  path: '/overseas/consult/fast-imagetxt?step=2',
  gateway: { listAskers },
});
export const Full: Story = states.full;
export const Loading: Story = states.loading;
export const Failed: Story = states.failed;
export const Empty: Story = states.empty;
export const SignedOut: Story = states.signedOut;
const path = '/overseas/consult/fast-imagetxt';
export const Describing: Story = { parameters: { path, gateway: { listAskers } } };
export const Untold: Story = { parameters: { path: `${path}?step=3`, gateway: { listAskers } } };
