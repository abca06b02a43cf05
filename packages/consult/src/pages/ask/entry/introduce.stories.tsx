import type { Meta, StoryObj } from '@storybook/react-vite';
import { sampleHomepage } from '@xinglin/testing';
import { statesOf } from '@xinglin/testing/stories';
import * as page from './introduce.page';

const meta = {
  title: 'Consult/An entry',
  component: page.default,
} satisfies Meta<typeof page.default>;
export default meta;
type Story = StoryObj<typeof meta>;

const states = statesOf(page, {
  path: '/ask/entry/fever',
  gateway: {
    getConsultHomepage: sampleHomepage,
    getPneumoniaConfig: { doctorCount: 6, answerWithinMinutes: 3, callsWithinMinutes: 5 },
  },
});
export const Full: Story = states.full;
export const Loading: Story = states.loading;
export const Failed: Story = states.failed;
export const SignedOut: Story = states.signedOut;
