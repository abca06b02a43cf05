import type { Meta, StoryObj } from '@storybook/react-vite';
import {
  businessRefusal,
  failures,
  samplePatients,
  sampleRules,
  sampleShift,
  type PageSetting,
} from '@xinglin/testing';
import { expect, userEvent } from 'storybook/test';
import { statesOf } from '@xinglin/testing/stories';
import * as page from './$shiftCaseId.page';

const meta = { title: 'Booking/Check your answers', component: page.default } satisfies Meta<
  typeof page.default
>;
export default meta;
type Story = StoryObj<typeof meta>;

const path = '/standard/booking/reservation/h-1/s-1';
const gateway = {
  getShiftCase: sampleShift,
  getShiftCaseRules: sampleRules,
  listPatients: {
    items: [samplePatients.mother, samplePatients.child],
    total: 2,
    pageNo: 1,
    pageSize: 20,
  },
  checkBeforeSubmit: {
    feeCents: 3800,
    remaining: 3,
    payWithinMinutes: 30,
    cancelBefore: '2026-11-21T17:00:00+08:00',
  },
} satisfies PageSetting['gateway'];

const states = statesOf(page, { path, gateway });
export const Full: Story = states.full;
export const Loading: Story = states.loading;
export const Empty: Story = states.empty;
export const Failed: Story = states.failed;
export const SignedOut: Story = states.signedOut;

const submitted: Story['play'] = async ({ canvas }) => {
  await userEvent.click(await canvas.findByRole('button', { name: '提交预约' }));
};

export const ForTheChild: Story = {
  parameters: { path: `${path}?patientId=p-2`, gateway } satisfies PageSetting,
};
export const Free: Story = {
  parameters: {
    path,
    gateway: { ...gateway, getShiftCase: { ...sampleShift, feeCents: 0 } },
  } satisfies PageSetting,
};
export const ReaderAbroad: Story = {
  parameters: {
    path,
    gateway: { ...gateway, getShiftCase: { ...sampleShift, timeZone: 'Pacific/Kiritimati' } },
  } satisfies PageSetting,
};
export const Submitting: Story = {
  parameters: {
    path,
    gateway: { ...gateway, submitRegistrationOrder: 'never' },
  } satisfies PageSetting,
  play: submitted,
};
export const SlotTaken: Story = {
  parameters: {
    path,
    gateway: {
      ...gateway,
      submitRegistrationOrder: businessRefusal('slotTaken', '这个时间刚刚被约走，请选择其他时间'),
    },
  } satisfies PageSetting,
  play: async (context) => {
    await submitted(context);
    await expect(await context.canvas.findByRole('link', { name: '选择其他时间' })).toBeVisible();
  },
};
export const Overlapping: Story = {
  parameters: {
    path,
    gateway: {
      ...gateway,
      checkBeforeSubmit: businessRefusal('overlappingVisit', '该就诊人在这个时段已有预约'),
    },
  } satisfies PageSetting,
};
export const Suspended: Story = {
  parameters: {
    path,
    gateway: {
      ...gateway,
      checkBeforeSubmit: businessRefusal(
        'suspendedForNoShows',
        '因 30 天内爽约 3 次，2027年2月18日前暂停预约',
      ),
    },
  } satisfies PageSetting,
};
export const OutcomeUnknown: Story = {
  parameters: {
    path,
    gateway: { ...gateway, submitRegistrationOrder: failures.timeout },
  } satisfies PageSetting,
  play: submitted,
};
export const SessionEndsOnSubmit: Story = {
  parameters: {
    path,
    gateway: { ...gateway, submitRegistrationOrder: failures.sessionEnded },
  } satisfies PageSetting,
  play: submitted,
};
