import type { Meta, StoryObj } from '@storybook/react-vite';
import { statesOf } from '@xinglin/testing/stories';
import { answers } from '../../../testing/samples';
import * as page from './setting.page';

const meta = { title: 'Overseas/Who you ask for', component: page.default } satisfies Meta<
  typeof page.default
>;
export default meta;
type Story = StoryObj<typeof meta>;

const { listAskers } = answers;
const states = statesOf(page, { path: '/overseas/patient/setting', gateway: { listAskers } });
export const Full: Story = states.full;
export const Loading: Story = states.loading;
export const Failed: Story = states.failed;
export const Empty: Story = states.empty;
export const SignedOut: Story = states.signedOut;
