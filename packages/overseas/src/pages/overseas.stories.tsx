import type { Meta, StoryObj } from '@storybook/react-vite';
import { statesOf } from '@xinglin/testing/stories';
import { sampleCountries, sampleDuty } from '../testing/samples';
import * as page from './overseas.page';

const meta = { title: 'Overseas/Landing', component: page.default } satisfies Meta<
  typeof page.default
>;
export default meta;
type Story = StoryObj<typeof meta>;

const gateway = { getOverseasDuty: sampleDuty, listCountries: sampleCountries };
const states = statesOf(page, { path: '/overseas', gateway });
export const Full: Story = states.full;
export const Loading: Story = states.loading;
export const Empty: Story = states.empty;
export const Failed: Story = states.failed;
export const SignedOut: Story = states.signedOut;
export const NobodyOnDuty: Story = {
  parameters: {
    path: '/overseas',
    user: null,
    gateway: { ...gateway, getOverseasDuty: { ...sampleDuty, onDuty: 0, minutes: null } },
  },
};
