import type { RegistrationOrder } from '@xinglin/gateway-sdk';
import { sampleRules } from './samples';

/** A payment of 50 yuan for a fee of 38: it goes back. */
export const sampleWrongPayment: RegistrationOrder['wrongPayments'][number] = {
  refundCents: 5000,
  status: 'processing',
  expectedBy: '2026-11-25T23:59:59.999+08:00',
  cause: 'wrongAmount',
};

/** The fee on its way back, or back. */
export const sampleRefund = (
  status: NonNullable<RegistrationOrder['refund']>['status'],
): Pick<RegistrationOrder, 'refundCents' | 'refund'> => ({
  refundCents: 3800,
  refund: { refundCents: 3800, status, expectedBy: '2026-11-25T23:59:59.999+08:00' },
});

/** An order as the gateway shows it in one state; the rest as `changed`. */
export function sampleOrder(
  status:
    | 'awaitingHospital'
    | 'awaitingPayment'
    | 'confirmed'
    | 'expired'
    | 'cancelledByPatient'
    | 'cancelledByHospital'
    | 'refunding'
    | 'refunded'
    | 'refusedByHospital'
    | 'completed',
  changed: Partial<RegistrationOrder> = {},
): RegistrationOrder {
  const { statusText, actions, actor, event } = looks[status];
  const isUpToHospital = status === 'awaitingHospital' || status === 'refusedByHospital';
  const first = isUpToHospital ? 'awaitingHospital' : 'awaitingPayment';
  return {
    orderNo: 'R1',
    status,
    statusText,
    actions,
    doctorId: 'd-1',
    doctorName: '沈知远',
    titleText: '主任医师',
    hospitalId: 'h-1',
    hospitalName: '浙江省立同仁医院',
    hospDeptId: 'hd-1',
    hospDeptName: '心血管内科',
    date: '2026-11-22',
    period: 'morning',
    startTime: '08:00',
    endTime: '08:30',
    timeZone: 'Asia/Shanghai',
    patientName: '王秀兰',
    feeCents: 3800,
    refundCents: 0,
    payBefore: status === 'awaitingPayment' ? '2026-11-20T21:27:41+08:00' : null,
    createdAt: '2026-11-20T20:57:41+08:00',
    shiftCaseId: 's-1',
    patientId: 'p-1',
    patientCardNo: '330***********0023',
    patientMobile: '138****5521',
    clinicType: '专家门诊',
    clinicAddress: '门诊 3 楼 B 区',
    place: {
      building: '门诊楼',
      entrance: '东门',
      floor: 3,
      room: 'B 区',
      floors: [
        { floor: 1, rooms: ['挂号收费', '药房'] },
        { floor: 2, rooms: ['抽血', '心电图'] },
        { floor: 3, rooms: ['超声'] },
      ],
    },
    hospitalAddress: '杭州市西湖区文三路 88 号',
    hospitalPhone: '0571-88880000',
    inChinese: null,
    voucherCode: status === 'confirmed' ? '482 913' : null,
    mayReschedule: false,
    movesLeft: 2,
    ahead: status === 'confirmed' ? 3 : null,
    mayDelete: false,
    cancelBefore: '2026-11-21T17:00:00+08:00',
    bring: sampleRules.bring,
    bringKinds: ['identity', 'insurance', 'records'],
    history: [
      {
        state: first,
        stateText: looks[first].statusText,
        actor: 'patient',
        event: 'submit',
        reason: null,
        at: '2026-11-20T20:57:41+08:00',
      },
      ...(status === first
        ? []
        : [
            {
              state: status,
              stateText: statusText,
              actor,
              event,
              reason: null,
              at: '2026-11-20T20:59:10+08:00',
            } as const,
          ]),
    ],
    // Not yet at the cashier, at it, or beyond it.
    payment: isUpToHospital ? 'none' : status === 'awaitingPayment' ? 'open' : 'paid',
    refund: null,
    wrongPayments: [],
    ...changed,
  };
}

const looks = {
  awaitingHospital: {
    statusText: '等待医院答复',
    actions: ['cancel'],
    actor: 'patient',
    event: 'submit',
  },
  awaitingPayment: {
    statusText: '待支付',
    actions: ['pay', 'cancel'],
    actor: 'patient',
    event: 'submit',
  },
  confirmed: {
    statusText: '待就诊',
    actions: ['showVoucher', 'cancel'],
    actor: 'system',
    event: 'pay',
  },
  expired: { statusText: '已过期', actions: ['bookAgain'], actor: 'system', event: 'expire' },
  cancelledByPatient: {
    statusText: '已取消',
    actions: ['bookAgain'],
    actor: 'patient',
    event: 'cancel',
  },
  cancelledByHospital: {
    statusText: '医院已取消',
    actions: ['bookAgain'],
    actor: 'hospital',
    event: 'stop',
  },
  refusedByHospital: {
    statusText: '医院未接受，未预约成功',
    actions: ['bookAgain'],
    actor: 'hospital',
    event: 'refuse',
  },
  refunding: {
    statusText: '已取消，退款中',
    actions: ['bookAgain'],
    actor: 'system',
    event: 'requestRefund',
  },
  refunded: {
    statusText: '已取消，已退款',
    actions: ['bookAgain'],
    actor: 'system',
    event: 'finishRefund',
  },
  completed: { statusText: '已完成', actions: ['bookAgain'], actor: 'hospital', event: 'complete' },
} satisfies Record<
  string,
  Pick<RegistrationOrder, 'statusText' | 'actions'> &
    Pick<RegistrationOrder['history'][number], 'actor' | 'event'>
>;
