import type { Meta, StoryObj } from '@storybook/react-vite';
import {
  listOf,
  sampleCities,
  sampleHospital,
  sampleHotDepartments,
  type PageSetting,
} from '@xinglin/testing';
import { statesOf } from '@xinglin/testing/stories';
import * as page from './booking.page';

const meta = { title: 'Booking/Home', component: page.default } satisfies Meta<typeof page.default>;
export default meta;
type Story = StoryObj<typeof meta>;

const path = '/booking';
const gateway = {
  listHotDepts: listOf(sampleHotDepartments),
  mergeSearchHospitals: listOf([
    sampleHospital,
    { ...sampleHospital, hospitalId: 'h-2', name: '西湖儿童医院', distance: 2300 },
  ]),
  listAllAreas: listOf(sampleCities),
} satisfies PageSetting['gateway'];

const states = statesOf(page, { path, gateway });
export const Full: Story = states.full;
// In elder mode it asks for nothing that could be waited for or fail.
export const Loading: Story = { ...states.loading, globals: { mode: 'standard' } };
export const Empty: Story = states.empty;
export const Failed: Story = { ...states.failed, globals: { mode: 'standard' } };
export const SignedOut: Story = states.signedOut;

/** Four large ways, and nothing to compare. */
export const Elder: Story = {
  parameters: { path, gateway, preferences: { mode: 'elder' } } satisfies PageSetting,
};
