import type { Meta, StoryObj } from '@storybook/react-vite';
import { sampleConsult } from '../../samples/consult-samples';
import { statesOf } from '@xinglin/testing/stories';
import * as page from './cases-details.page';

const meta = {
  title: 'Consult/Case',
  component: page.default,
  // A draft outlives a story as it outlives a reload.
  beforeEach: () => window.localStorage.clear(),
} satisfies Meta<typeof page.default>;
export default meta;
type Story = StoryObj<typeof meta>;

const states = statesOf(page, {
  path: '/consult/cases-details?orderKey=C1',
  gateway: {
    getConsultOrder: sampleConsult({ preconsult: { allergies: '青霉素', pregnancy: 'none' } }),
    getPreconsultInfo: { info: { allergies: '青霉素', pregnancy: 'none' }, fileIds: [] },
  },
});
export const Full: Story = states.full;
export const Loading: Story = states.loading;
export const Failed: Story = states.failed;
export const SignedOut: Story = states.signedOut;
