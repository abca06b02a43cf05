import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Doctor } from '@xinglin/gateway-sdk';
import { sampleShift, type PageSetting } from '@xinglin/testing';
import { statesOf } from '@xinglin/testing/stories';
import * as page from './$doctorId.page';

const meta = { title: 'Booking/Choose a time', component: page.default } satisfies Meta<
  typeof page.default
>;
export default meta;
type Story = StoryObj<typeof meta>;

const path = '/standard/expert/book/d-1?patientId=p-1';
const shiftsOf = (...changes: Partial<typeof sampleShift>[]) => {
  const items = changes.map((change, index) => ({
    ...sampleShift,
    shiftCaseId: `s-${index}`,
    ...change,
  }));
  return { items, total: items.length, pageNo: 1, pageSize: 500 };
};
const gateway = {
  // The page reads name, title, place and zone of it.
  getDoctorInfoById: {
    doctorId: 'd-1',
    name: '沈知远',
    gender: 'male',
    titleText: '主任医师',
    hospitalName: '浙江省立同仁医院',
    hospDeptName: '心血管内科',
    timeZone: 'Asia/Shanghai',
  } as Doctor,
  listShiftCasesByMonth: ({ month }) =>
    month === '2026-11'
      ? shiftsOf(
          {},
          { startTime: '08:30', endTime: '09:00', remaining: 0, status: 'full' },
          { startTime: '14:00', endTime: '14:30', period: 'afternoon', remaining: 8 },
          { date: '2026-11-24', status: 'stopped' },
          { date: '2026-11-29', status: 'notReleased', releaseAt: '2026-11-22T15:00:00+08:00' },
        )
      : shiftsOf({ shiftCaseId: 'next', date: '2026-12-02' }),
} satisfies PageSetting['gateway'];

const states = statesOf(page, { path, gateway });
export const Full: Story = states.full;
export const Loading: Story = states.loading;
export const Empty: Story = states.empty;
export const Failed: Story = states.failed;
export const SignedOut: Story = states.signedOut;
