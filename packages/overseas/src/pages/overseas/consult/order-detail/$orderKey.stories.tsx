import type { Meta, StoryObj } from '@storybook/react-vite';
import { statesOf } from '@xinglin/testing/stories';
import { answers, waitingConsult } from '../../../../testing/samples';
import * as page from './$orderKey.page';

const meta = { title: 'Overseas/One consultation', component: page.default } satisfies Meta<
  typeof page.default
>;
export default meta;
type Story = StoryObj<typeof meta>;

const path = '/overseas/consult/order-detail/o-1';
const { getOverseasConsult } = answers;
const states = statesOf(page, { path, gateway: { getOverseasConsult } });
export const Full: Story = states.full;
export const Loading: Story = states.loading;
export const Failed: Story = states.failed;
export const SignedOut: Story = states.signedOut;
export const Waiting: Story = {
  parameters: { path, gateway: { getOverseasConsult: waitingConsult } },
};
