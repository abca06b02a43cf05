import type { Meta, StoryObj } from '@storybook/react-vite';
import { statesOf } from '@xinglin/testing/stories';
import { sampleAsker, sampleCountries } from '../../../testing/samples';
import * as page from './add.page';

const meta = { title: 'Overseas/Add a person', component: page.default } satisfies Meta<
  typeof page.default
>;
export default meta;
type Story = StoryObj<typeof meta>;

const gateway = { getAsker: sampleAsker, listCountries: sampleCountries };
const states = statesOf(page, { path: '/overseas/patient/add?askerId=a-1', gateway });
export const Full: Story = states.full;
export const Loading: Story = states.loading;
export const Failed: Story = states.failed;
export const Empty: Story = states.empty;
export const SignedOut: Story = states.signedOut;

/** Nothing is told yet. */
export const Anew: Story = { parameters: { path: '/overseas/patient/add', gateway } };
