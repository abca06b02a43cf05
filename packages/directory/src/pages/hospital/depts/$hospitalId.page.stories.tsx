import type { Meta, StoryObj } from '@storybook/react-vite';
import {
  failures,
  listOf,
  sampleDepartments,
  sampleHospital,
  type PageSetting,
} from '@xinglin/testing';
import HospitalDepartmentsPage from './$hospitalId.page';

const path = '/hospital/depts/h-1';

export default {
  title: 'Pages/Departments of a hospital',
  component: HospitalDepartmentsPage,
} satisfies Meta<typeof HospitalDepartmentsPage>;

type Story = StoryObj<typeof HospitalDepartmentsPage>;

export const All: Story = {
  parameters: {
    path,
    gateway: {
      getHospitalInfoById: sampleHospital,
      queryHospitalDepartments: listOf(sampleDepartments),
    },
  } satisfies PageSetting,
};

/** No department fits the words. */
export const NoneFits: Story = {
  parameters: {
    path: `${path}?q=zzz`,
    gateway: { getHospitalInfoById: sampleHospital, queryHospitalDepartments: listOf([]) },
  } satisfies PageSetting,
};

export const Loading: Story = {
  parameters: {
    path,
    gateway: { getHospitalInfoById: 'never', queryHospitalDepartments: 'never' },
  } satisfies PageSetting,
};

export const Failing: Story = {
  parameters: {
    path,
    gateway: {
      getHospitalInfoById: sampleHospital,
      queryHospitalDepartments: failures.serverTrouble,
    },
  } satisfies PageSetting,
};
