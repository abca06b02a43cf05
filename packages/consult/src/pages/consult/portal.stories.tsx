import type { Meta, StoryObj } from '@storybook/react-vite';
import { sampleFastAsk, sampleHomepage } from '@xinglin/testing';
import { statesOf } from '@xinglin/testing/stories';
import * as page from './portal.page';

const meta = {
  title: 'Consult/Asking a doctor',
  component: page.default,
} satisfies Meta<typeof page.default>;
export default meta;
type Story = StoryObj<typeof meta>;

const states = statesOf(page, {
  path: '/consult/portal',
  gateway: {
    getConsultHomepage: sampleHomepage,
    isFastAskOpen: sampleFastAsk,
  },
});
export const Full: Story = states.full;
export const Loading: Story = states.loading;
export const Failed: Story = states.failed;
export const SignedOut: Story = states.signedOut;
