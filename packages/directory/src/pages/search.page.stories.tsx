import type { Meta, StoryObj } from '@storybook/react-vite';
import {
  failures,
  listOf,
  sampleColleague,
  sampleDoctor,
  sampleHospital,
  sampleHotDepartments,
  type GatewayAnswers,
  type PageSetting,
} from '@xinglin/testing';
import SearchPage from './search.page';

const answers: GatewayAnswers = {
  listHotDepts: listOf(sampleHotDepartments),
  mergeSearchDoctors: listOf([sampleDoctor, sampleColleague]),
  mergeSearchHospitals: listOf([sampleHospital]),
};

export default { title: 'Pages/Search', component: SearchPage } satisfies Meta<typeof SearchPage>;

type Story = StoryObj<typeof SearchPage>;

/** Nothing asked for yet. */
export const Start: Story = {
  parameters: { path: '/search', gateway: answers } satisfies PageSetting,
};

/** A few of both kinds. */
export const BothKinds: Story = {
  parameters: { path: '/search?q=高血压', gateway: answers } satisfies PageSetting,
};

/** All doctors, and more to come. */
export const Doctors: Story = {
  parameters: {
    path: '/search?q=高血压&tab=doctor&title=chief',
    gateway: { ...answers, mergeSearchDoctors: listOf([sampleDoctor, sampleColleague], 60) },
    preferences: { city: { areaId: '330100', name: '杭州' } },
  } satisfies PageSetting,
};

export const Nothing: Story = {
  parameters: {
    path: '/search?q=zzz&tab=hospital',
    gateway: { ...answers, mergeSearchHospitals: listOf([]) },
    preferences: { city: { areaId: '330100', name: '杭州' } },
  } satisfies PageSetting,
};

export const Loading: Story = {
  parameters: {
    path: '/search?q=高血压&tab=doctor',
    gateway: { mergeSearchDoctors: 'never' },
  } satisfies PageSetting,
};

export const Failing: Story = {
  parameters: {
    path: '/search?q=高血压&tab=doctor',
    gateway: { mergeSearchDoctors: failures.network },
  } satisfies PageSetting,
};
