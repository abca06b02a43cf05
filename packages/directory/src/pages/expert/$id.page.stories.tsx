import type { Meta, StoryObj } from '@storybook/react-vite';
import {
  businessRefusal,
  failures,
  listOf,
  sampleColleague,
  sampleDoctor,
  sampleShifts,
  type GatewayAnswers,
  type PageSetting,
} from '@xinglin/testing';
import DoctorPage from './$id.page';

const answers: GatewayAnswers = {
  getDoctorInfoById: sampleDoctor,
  listShiftCasesByMonth: ({ month }) =>
    listOf(sampleShifts.filter(({ date }) => date.startsWith(month))),
  mergeSearchDoctors: listOf([sampleDoctor, sampleColleague]),
};

const path = '/expert/d-1';

export default { title: 'Pages/Doctor', component: DoctorPage } satisfies Meta<typeof DoctorPage>;

type Story = StoryObj<typeof DoctorPage>;

/** The first free day is shown. */
export const Free: Story = {
  parameters: { path, user: null, gateway: answers } satisfies PageSetting,
};

/** The doctor does not come on the day of the address. */
export const Stopped: Story = {
  parameters: {
    path: `${path}?date=2026-11-24`,
    user: null,
    gateway: answers,
  } satisfies PageSetting,
};

/** No clinic in the whole window: colleagues are the way on. */
export const NoClinic: Story = {
  parameters: {
    path,
    user: null,
    gateway: { ...answers, listShiftCasesByMonth: listOf([]) },
  } satisfies PageSetting,
};

export const Loading: Story = {
  parameters: {
    path,
    user: null,
    gateway: { getDoctorInfoById: 'never', listShiftCasesByMonth: 'never' },
  } satisfies PageSetting,
};

/** The schedule alone failed. */
export const ScheduleFailing: Story = {
  parameters: {
    path,
    user: null,
    gateway: { ...answers, listShiftCasesByMonth: failures.serverTrouble },
  } satisfies PageSetting,
};

export const Missing: Story = {
  parameters: {
    path,
    user: null,
    gateway: { getDoctorInfoById: businessRefusal('forbidden', '没有找到这条信息，或您无权查看') },
  } satisfies PageSetting,
};
