import type { Meta, StoryObj } from '@storybook/react-vite';
import { listOf, sampleCities, sampleHospital, type PageSetting } from '@xinglin/testing';
import { statesOf } from '@xinglin/testing/stories';
import * as page from './hospital.page';

const path = '/booking/hospital';
const preferences = { city: { areaId: '330100', name: '杭州' } };

const meta = { title: 'Booking/Hospital list', component: page.default } satisfies Meta<
  typeof page.default
>;
export default meta;
type Story = StoryObj<typeof meta>;

const states = statesOf(page, {
  path,
  preferences,
  gateway: {
    mergeSearchHospitals: listOf([
      sampleHospital,
      { ...sampleHospital, hospitalId: 'h-2', name: '西湖儿童医院', distance: 2300 },
    ]),
    listAllAreas: listOf(sampleCities),
  },
});
export const Full: Story = states.full;
export const Loading: Story = states.loading;
export const Empty: Story = states.empty;
export const Failed: Story = states.failed;
export const SignedOut: Story = states.signedOut;

/** No hospital fits the filters. */
export const NoneFits: Story = {
  parameters: {
    path: `${path}?level=1&available=1`,
    preferences,
    gateway: { mergeSearchHospitals: listOf([]) },
  } satisfies PageSetting,
};
