import type { Meta, StoryObj } from '@storybook/react-vite';
import type { SubmitRegistrationOrderRefusal } from '@xinglin/gateway-sdk';
import {
  businessRefusal,
  failures,
  sampleConfig,
  sampleOrder,
  samplePatients,
  sampleRules,
  sampleShift,
  sampleTerms,
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

const submitted: NonNullable<Story['play']> = async ({ canvas }) => {
  await userEvent.click(await canvas.findByRole('button', { name: '提交并支付' }));
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
const mainWays = {
  consentRequired: ['请就诊人重新确认授权后再预约', '去确认授权'],
  shiftStopped: ['医生这个时段停诊了，请选择其他时间或其他医生', '选择其他时间'],
  shiftClosed: ['这个时段已停止预约，请选择更晚的时间', '选择其他时间'],
  shiftNotReleased: ['这个时段还没有放号，请在放号时间后再来', '选择其他时间'],
  slotTaken: ['这个时间刚刚被别人约走了，请选择其他时间', '选择其他时间'],
  suspendedForNoShows: ['因 30 天内爽约 3 次，2027年2月18日前暂停预约', '换一位就诊人'],
  firstVisitClinic: ['就诊人首次在这家医院就诊，请先预约医院对首诊开放的门诊', '看看其他医生'],
  drawnAtOpening: ['刚放号的时间不拼手速：开放后先登记，到点抽签分号。请登记抽签', '选择其他时间'],
  overlappingVisit: [
    '就诊人在这个时间已有预约，请选择其他时间，或先取消原来的预约',
    '选择其他时间',
  ],
  sameDoctorSameDay: [
    '就诊人当天已约了这位医生，同一位医生一天只能约一次，请选择其他日期',
    '选择其他日期',
  ],
  bookedElsewhere: [
    '当天已有人用另一个账号为该就诊人约了这位医生，请向家人确认，或选择其他日期',
    '选择其他日期',
  ],
  accountOrderLimitReached: [
    '您账号下的待就诊预约已达上限，请就诊或取消后再约，也可以联系医院',
    '查看待就诊的预约',
  ],
  dayLimitReached: ['今天预约或取消的次数已达上限，请明天再约，急需就诊请联系医院', '联系医院'],
  openOrderLimitReached: [
    '就诊人在这家医院的待就诊预约已达上限，请就诊或取消后再约',
    '查看待就诊的预约',
  ],
} as const satisfies Record<SubmitRegistrationOrderRefusal, readonly [string, string]>;

/** A refused submit: why, and the way on in place of the button. */
function refused(name: keyof typeof mainWays): Story {
  const [words, way] = mainWays[name];
  return {
    parameters: {
      path,
      gateway: {
        ...gateway,
        submitRegistrationOrder: businessRefusal(name, words, { orderNo: 'R9' }),
      },
    } satisfies PageSetting,
    play: async (context) => {
      await submitted(context);
      await expect(await context.canvas.findByRole('link', { name: way })).toBeVisible();
    },
  };
}

export const ConsentRequired = refused('consentRequired');
export const ShiftStopped = refused('shiftStopped');
export const ShiftClosed = refused('shiftClosed');
export const ShiftNotReleased = refused('shiftNotReleased');
export const SlotTaken = refused('slotTaken');
export const Suspended = refused('suspendedForNoShows');
export const FirstVisitElsewhere = refused('firstVisitClinic');
export const DrawnWithoutList = refused('drawnAtOpening');
export const Overlapping = refused('overlappingVisit');
export const SameDoctorSameDay = refused('sameDoctorSameDay');
export const BookedElsewhere = refused('bookedElsewhere');
export const AccountOrderLimitReached = refused('accountOrderLimitReached');
export const DayLimitReached = refused('dayLimitReached');
export const OpenOrderLimitReached = refused('openOrderLimitReached');
export const HospitalUnanswered: Story = {
  parameters: {
    path,
    gateway: {
      ...gateway,
      submitRegistrationOrder: {
        orderNo: 'R9',
        status: 'awaitingHospital',
        feeCents: 3800,
        payBefore: null,
      },
      submitOfflineBooking: businessRefusal(
        'hospitalUnanswered',
        '医院的系统在规定时间内没有答复。号已为您保留，我们会继续询问，有结果发短信告诉您；如有疑问请联系客服',
        { orderNo: 'R9', seconds: 5 },
      ),
    },
  } satisfies PageSetting,
  play: async (context) => {
    await submitted(context);
    await expect(await context.canvas.findByRole('link', { name: '查看这次预约' })).toBeVisible();
  },
};
export const RulesWorkedOut: Story = {
  parameters: {
    path,
    gateway: {
      ...gateway,
      getOrderConfig: sampleConfig,
      getOrderAdaptRule: { terms: [...sampleTerms] },
    },
  } satisfies PageSetting,
};
export const FullWithList: Story = {
  parameters: {
    path,
    gateway: {
      ...gateway,
      getOrderConfig: sampleConfig,
      getShiftCase: { ...sampleShift, remaining: 0, status: 'full', canWait: true },
      previewWait: {
        position: 3,
        waiting: 2,
        chanceOfTen: 6,
        drawsAt: null,
        closesAt: '2026-11-22T06:00:00+08:00',
        offerMinutes: 30,
        mobile: '138****5521',
        alternatives: [],
        wait: null,
      },
      checkBeforeSubmit: businessRefusal('slotTaken', '这个时间刚刚被别人约走了，请选择其他时间'),
    },
  } satisfies PageSetting,
};
export const Drawn: Story = {
  parameters: {
    path,
    gateway: {
      ...gateway,
      getOrderConfig: { ...sampleConfig, drawSeconds: 30 },
      checkBeforeSubmit: businessRefusal(
        'drawnAtOpening',
        '刚放号的时间不拼手速：开放后先登记，到点抽签分号。请登记抽签',
        { drawsAt: '2026-11-20T15:00:30+08:00' },
      ),
    },
  } satisfies PageSetting,
};
export const CodeOfAMessage: Story = {
  parameters: {
    path,
    gateway: { ...gateway, getOrderConfig: { ...sampleConfig, submitCheck: 'mobileCode' } },
  } satisfies PageSetting,
};
export const RefusedBeforeSubmit: Story = {
  parameters: {
    path,
    gateway: {
      ...gateway,
      checkBeforeSubmit: businessRefusal('overlappingVisit', '该就诊人在这个时段已有预约'),
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

const moving = {
  path: '/standard/booking/reservation/h-1/s-2?orderNo=R1',
  gateway: {
    ...gateway,
    getShiftCase: { ...sampleShift, shiftCaseId: 's-2', date: '2026-11-25' },
    getRegistrationOrder: sampleOrder('confirmed', { mayReschedule: true }),
  },
} satisfies PageSetting;
export const Moving: Story = { parameters: moving };
export const MovedTooOften: Story = {
  parameters: {
    ...moving,
    gateway: { ...moving.gateway, getRegistrationOrder: sampleOrder('confirmed') },
  } satisfies PageSetting,
};
