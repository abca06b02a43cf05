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
import { statesOf } from '@xinglin/testing/stories';
import * as page from './$id.page';

const answers: GatewayAnswers = {
  getDoctorInfoById: sampleDoctor,
  listShiftCasesByMonth: ({ month }) =>
    listOf(sampleShifts.filter(({ date }) => date.startsWith(month))),
  mergeSearchDoctors: listOf([sampleDoctor, sampleColleague]),
  getFavoriteState: { isFavorite: true, followerCount: 12345 },
};

const path = '/expert/d-1';

const meta = { title: 'Directory/Doctor', component: page.default } satisfies Meta<
  typeof page.default
>;
export default meta;
type Story = StoryObj<typeof meta>;

const states = statesOf(page, { path, gateway: answers });
/** The first free day is shown. */
export const Full: Story = states.full;
export const Loading: Story = states.loading;
export const Empty: Story = states.empty;
export const Failed: Story = states.failed;
export const SignedOut: Story = states.signedOut;

/** A question in writing: what it promises is in the place of the schedule. */
export const InWriting: Story = {
  parameters: { path: `${path}?way=imageText`, gateway: answers } satisfies PageSetting,
};

/** A call by phone, with its free moments. */
export const ByPhone: Story = {
  parameters: { path: `${path}?way=phone`, gateway: answers } satisfies PageSetting,
};

/** The doctor takes no questions, and no one has reviewed them yet. */
export const VisitsOnly: Story = {
  parameters: {
    path,
    gateway: { ...answers, getDoctorInfoById: { ...sampleDoctor, ways: [], voices: null } },
  } satisfies PageSetting,
};

/** The doctor does not come on the day of the address. */
export const Stopped: Story = {
  parameters: { path: `${path}?date=2026-11-24`, gateway: answers } satisfies PageSetting,
};

/** No clinic in the whole window: colleagues are the way on. */
export const NoClinic: Story = {
  parameters: {
    path,
    gateway: { ...answers, listShiftCasesByMonth: listOf([]) },
  } satisfies PageSetting,
};

/** The schedule alone failed. */
export const ScheduleFailing: Story = {
  parameters: {
    path,
    gateway: { ...answers, listShiftCasesByMonth: failures.serverTrouble },
  } satisfies PageSetting,
};

export const Missing: Story = {
  parameters: {
    path,
    gateway: { getDoctorInfoById: businessRefusal('forbidden', '没有找到这条信息，或您无权查看') },
  } satisfies PageSetting,
};

/** A doctor of a private hospital: what a visit costs and who pays. */
export const Private: Story = {
  parameters: {
    path,
    gateway: { ...answers, getDoctorInfoById: { ...sampleDoctor, hospitalLevel: 'private' } },
  } satisfies PageSetting,
};
