import type { Meta, StoryObj } from '@storybook/react-vite';
import { samplePanelHomepage } from '../samples/panel-samples';
import { statesOf } from '@xinglin/testing/stories';
import * as page from './multask.page';

const meta = { title: 'Consult/Several experts', component: page.default } satisfies Meta<
  typeof page.default
>;
export default meta;
type Story = StoryObj<typeof meta>;

const states = statesOf(page, {
  path: '/multask',
  gateway: { getPanelHomepage: samplePanelHomepage },
});
export const Full: Story = states.full;
export const Loading: Story = states.loading;
export const Failed: Story = states.failed;
export const SignedOut: Story = states.signedOut;

export const Closed: Story = {
  parameters: {
    path: '/multask',
    gateway: { getPanelHomepage: { ...samplePanelHomepage, fromCents: null, departments: [] } },
  },
};
