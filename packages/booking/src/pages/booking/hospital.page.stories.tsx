import type { Meta, StoryObj } from '@storybook/react-vite';
import { failures, listOf, sampleCities, sampleHospital, type PageSetting } from '@xinglin/testing';
import HospitalListPage from './hospital.page';

const path = '/booking/hospital';
const preferences = { city: { areaId: '330100', name: '杭州' } };

export default { title: 'Pages/Hospital list', component: HospitalListPage } satisfies Meta<
  typeof HospitalListPage
>;

type Story = StoryObj<typeof HospitalListPage>;

export const InACity: Story = {
  parameters: {
    path,
    preferences,
    gateway: {
      mergeSearchHospitals: listOf([
        sampleHospital,
        { ...sampleHospital, hospitalId: 'h-2', name: '西湖儿童医院', distance: 2300 },
      ]),
      listAllAreas: listOf(sampleCities),
    },
  } satisfies PageSetting,
};

/** No hospital fits the filters. */
export const NoneFits: Story = {
  parameters: {
    path: `${path}?level=1&available=1`,
    preferences,
    gateway: { mergeSearchHospitals: listOf([]) },
  } satisfies PageSetting,
};

export const Loading: Story = {
  parameters: {
    path,
    preferences,
    gateway: { mergeSearchHospitals: 'never' },
  } satisfies PageSetting,
};

export const Failing: Story = {
  parameters: {
    path,
    preferences,
    gateway: { mergeSearchHospitals: failures.network },
  } satisfies PageSetting,
};
