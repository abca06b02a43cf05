import type { Meta, StoryObj } from '@storybook/react-vite';
import {
  listOf,
  sampleDepartments,
  sampleDoctor,
  sampleHospital,
  sampleRules,
  type PageSetting,
} from '@xinglin/testing';
import { statesOf } from '@xinglin/testing/stories';
import {
  sampleHospitalNotices,
  sampleReviewSummary,
  sampleStop,
} from '../../samples/hospital-samples';
import * as page from './$id.page';

const meta = { title: 'Directory/Hospital', component: page.default } satisfies Meta<
  typeof page.default
>;
export default meta;
type Story = StoryObj<typeof meta>;

const setting = {
  path: '/hospital/h-1',
  gateway: {
    getHospitalInfoById: sampleHospital,
    queryHospitalDepartments: listOf(sampleDepartments),
    getShiftCaseRules: sampleRules,
    listStoppedClinics: listOf([sampleStop]),
    getNoticeDetail: listOf(sampleHospitalNotices),
    mergeSearchDoctors: listOf([sampleDoctor]),
    getHospitalCommentSummary: sampleReviewSummary,
    listHospitalComments: listOf([]),
    getReleaseReminder: { remindAt: null },
    getFavoriteState: { isFavorite: true, followerCount: 12345 },
  },
} satisfies PageSetting;
const states = statesOf(page, setting);
export const Full: Story = states.full;
export const Loading: Story = states.loading;
/** No department takes bookings. */
export const Empty: Story = states.empty;
export const Failed: Story = states.failed;
export const SignedOut: Story = states.signedOut;

/** A private hospital says what it costs and who pays. */
export const Private: Story = {
  parameters: {
    ...setting,
    gateway: { ...setting.gateway, getHospitalInfoById: { ...sampleHospital, level: 'private' } },
  } satisfies PageSetting,
};

/** The reminder of the next release is set. */
export const Reminded: Story = {
  parameters: {
    ...setting,
    gateway: { ...setting.gateway, getReleaseReminder: { remindAt: '2026-11-22T06:50:00+08:00' } },
  } satisfies PageSetting,
};
