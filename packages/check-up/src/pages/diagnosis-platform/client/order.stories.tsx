import type { Meta, StoryObj } from '@storybook/react-vite';
import { statesOf } from '@xinglin/testing/stories';
import { listedCheckUp } from '../../../samples/check-up-samples';
import * as page from './order.page';

const meta = { title: 'Check up/My examinations', component: page.default } satisfies Meta<
  typeof page.default
>;
export default meta;
type Story = StoryObj<typeof meta>;

const states = statesOf(page, {
  path: '/diagnosis-platform/client/order',
  gateway: {
    cicPatientOrder: {
      items: [listedCheckUp({ packageKind: 'diagnosis', title: '头颅核磁共振' })],
      next: null,
    },
  },
});
export const Full: Story = states.full;
export const Loading: Story = states.loading;
export const Empty: Story = states.empty;
export const Failed: Story = states.failed;
export const SignedOut: Story = states.signedOut;
