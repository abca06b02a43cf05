import type { Meta, StoryObj } from '@storybook/react-vite';
import {
  failures,
  listOf,
  sampleDepartments,
  sampleHospital,
  type PageSetting,
} from '@xinglin/testing';
import HospitalPage from './$id.page';

const path = '/hospital/h-1';

export default { title: 'Pages/Hospital', component: HospitalPage } satisfies Meta<
  typeof HospitalPage
>;

type Story = StoryObj<typeof HospitalPage>;

export const Full: Story = {
  parameters: {
    path,
    user: null,
    gateway: {
      getHospitalInfoById: sampleHospital,
      queryHospitalDepartments: listOf(sampleDepartments),
    },
  } satisfies PageSetting,
};

/** No department takes bookings. */
export const WithoutDepartments: Story = {
  parameters: {
    path,
    user: null,
    gateway: { getHospitalInfoById: sampleHospital, queryHospitalDepartments: listOf([]) },
  } satisfies PageSetting,
};

export const Loading: Story = {
  parameters: {
    path,
    user: null,
    gateway: { getHospitalInfoById: 'never', queryHospitalDepartments: 'never' },
  } satisfies PageSetting,
};

export const Failing: Story = {
  parameters: {
    path,
    user: null,
    gateway: {
      getHospitalInfoById: failures.network,
      queryHospitalDepartments: failures.network,
    },
  } satisfies PageSetting,
};
