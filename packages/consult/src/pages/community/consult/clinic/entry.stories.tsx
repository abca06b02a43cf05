import type { Meta, StoryObj } from '@storybook/react-vite';
import { listOf } from '@xinglin/testing';
import { statesOf } from '@xinglin/testing/stories';
import * as selfPaid from '../clinic-zf/entry.page';
import { sampleClinics } from '../../../clinic-samples';
import * as page from './entry.page';

const meta = { title: 'Consult/Clinics of communities', component: page.default } satisfies Meta<
  typeof page.default
>;
export default meta;
type Story = StoryObj<typeof meta>;

const path = '/community/consult/clinic/entry';
const states = statesOf(
  page,
  { path, gateway: { listCommunityClinics: listOf(sampleClinics) } },
  { alike: [selfPaid] },
);
export const Full: Story = states.full;
export const Loading: Story = states.loading;
export const Empty: Story = states.empty;
export const Failed: Story = states.failed;
export const SignedOut: Story = states.signedOut;
