import type {
  CheckUpgradeWhitelistResponse,
  ConsultCard,
  ConsultOffer,
  ConsultOrder,
  ConsultReferral,
} from '@xinglin/gateway-sdk';

/** A consult in a list, in writing and waiting for its doctor; the rest as `changed`. */
export function listedConsult(changed: Partial<ConsultCard> = {}): ConsultCard {
  return {
    orderNo: 'C1',
    orderKey: 'C1',
    kind: 'consult',
    group: 'active',
    title: '图文咨询',
    facts: [
      { label: '医生', text: '沈知远' },
      { label: '就诊人', text: '王芳' },
    ],
    statusText: '等待医生接诊',
    amountCents: 5000,
    refundCents: 0,
    actions: ['cancel'],
    payBefore: null,
    createdAt: '2026-11-20T20:00:00+08:00',
    state: 'waiting',
    consultKind: 'imageText',
    medium: 'text',
    doctor: {
      doctorId: 'd-1',
      name: '沈知远',
      titleText: '主任医师',
      hospitalName: '同仁医院',
      hospDeptName: '心血管内科',
    },
    doctorGender: 'male',
    patientName: '王芳',
    question: '早上起来头晕，量血压 150/95，已经一周了',
    until: { at: '2026-11-21T20:00:00+08:00', outcome: 'paidBack' },
    unread: 0,
    ...changed,
  };
}

/** The same with all that its own page shows. */
export function sampleConsult(changed: Partial<ConsultOrder> = {}): ConsultOrder {
  return {
    ...listedConsult(),
    history: [
      {
        state: 'awaitingPayment',
        stateText: '待支付',
        at: '2026-11-20T20:00:00+08:00',
        actor: 'patient',
        event: 'submit',
        reason: null,
      },
      {
        state: 'waiting',
        stateText: '等待医生接诊',
        at: '2026-11-20T20:01:00+08:00',
        actor: 'system',
        event: 'pay',
        reason: null,
      },
    ],
    payment: 'paid',
    refund: null,
    wrongPayments: [],
    quote: null,
    patientId: 'p-1',
    patientAge: 36,
    since: 'week',
    treated: '在家休息，没有吃药',
    earlierDiagnosis: null,
    fileIds: [],
    records: [],
    preconsult: null,
    startsAt: null,
    timeZone: 'Asia/Shanghai',
    answerWithinMinutes: 1440,
    lastsHours: 48,
    turns: 20,
    callMinutes: null,
    answeredAt: null,
    liked: false,
    isShielded: false,
    mayCancel: true,
    mayFinish: false,
    mayRemind: true,
    mayLike: false,
    mayDelete: false,
    maySendPictures: false,
    mayShare: false,
    mayInvoice: false,
    upgradedFrom: null,
    upgradedTo: null,
    creditCents: 0,
    mayUpgrade: false,
    mayConfirmForm: false,
    convertBackCents: null,
    mayAskRefund: false,
    refundRequest: null,
    referral: null,
    ...changed,
  };
}

/** Another doctor whom the doctor of a consult proposes. */
export const sampleReferral = (changed: Partial<ConsultReferral> = {}): ConsultReferral => ({
  referralId: 'ref-1',
  kind: 'imageText',
  title: '图文咨询',
  fromDoctor: '林晓彤',
  reason: '需要呼吸科医生进一步判断',
  doctorId: 'd-2',
  doctorName: '周建国',
  deptId: null,
  deptName: null,
  referredAt: '2026-11-20T21:10:00+08:00',
  state: 'proposed',
  orderKey: null,
  ...changed,
});

/** How a consult in writing can go on: as a call of which a part is paid, and not by video. */
export const sampleUpgradeWays = (): CheckUpgradeWhitelistResponse => ({
  refusal: null,
  items: [
    {
      kind: 'phone',
      title: '电话咨询',
      takesTime: true,
      callMinutes: 15,
      quote: {
        lines: [{ key: 'phone', label: '电话咨询', count: 1, unitCents: 8000, shareCents: 3000 }],
        listCents: 8000,
        steps: [{ kind: 'credit', label: '原咨询已付', reason: '', cents: -5000 }],
        goodsCents: 3000,
        freightCents: 0,
        totalCents: 3000,
        whyNots: [],
      },
      backCents: 0,
      endsFormer: true,
      refusal: null,
    },
    {
      kind: 'video',
      title: '视频咨询',
      takesTime: true,
      callMinutes: 15,
      quote: null,
      backCents: 0,
      endsFormer: true,
      refusal: '医生现在不接这类咨询，请选择其他方式或其他医生',
    },
  ],
  info: null,
});

/** The same once the consult is answered: it goes on, and a call costs its full price, from which coupons take off. */
export function sampleUpgradeWaysAnswered(): CheckUpgradeWhitelistResponse {
  const { quote } = sampleConsultOffer('');
  const ways = sampleUpgradeWays();
  return {
    ...ways,
    items: ways.items.map((way) => ({ ...way, quote: way.quote && quote, endsFormer: false })),
  };
}

// Far ahead on the clock of the stories, so that no countdown ends.
const until = { at: '2099-11-21T20:00:00+08:00', outcome: 'paidBack' } as const;
/** Consults of a list: one that waits, one without a doctor yet, one that is over. */
export const sampleConsults = [
  listedConsult({ until, unread: 2 }),
  listedConsult({
    orderNo: 'C2',
    orderKey: 'C2',
    title: '极速问诊',
    consultKind: 'fast',
    doctor: null,
    until,
  }),
  listedConsult({
    orderNo: 'C3',
    orderKey: 'C3',
    group: 'completed',
    state: 'finished',
    statusText: '已结束',
    until: null,
    actions: ['review'],
  }),
];

const coupons: ConsultOffer['coupons'] = [
  {
    couponId: 'q-10',
    title: '问诊满 40 减 10',
    offCents: 1000,
    endsAt: '2026-12-20T20:00:00+08:00',
    whyNot: null,
  },
  {
    couponId: 'q-5',
    title: '问诊满 29 减 5',
    offCents: 500,
    endsAt: '2026-12-01T20:00:00+08:00',
    whyNot: null,
  },
  {
    couponId: 'q-88',
    title: '通用满 88 减 8',
    offCents: 800,
    endsAt: '2026-12-20T20:00:00+08:00',
    whyNot: '还差 ¥39 可用',
  },
];

/** What a consult of 49 yuan costs with the first of three coupons, with the one that is named, or with none. */
export function sampleConsultOffer(wanted = 'q-10'): ConsultOffer {
  const chosen = coupons.find(({ couponId, whyNot }) => couponId === wanted && whyNot === null);
  const listCents = 4900;
  const totalCents = listCents - (chosen?.offCents ?? 0);
  return {
    couponId: chosen?.couponId ?? null,
    coupons,
    right: null,
    quote: {
      lines: [
        {
          key: 'imageText',
          label: '图文问诊',
          count: 1,
          unitCents: listCents,
          shareCents: totalCents,
        },
      ],
      listCents,
      steps: chosen
        ? [{ kind: 'coupon', label: '优惠券', reason: chosen.title, cents: -chosen.offCents }]
        : [],
      goodsCents: totalCents,
      freightCents: 0,
      totalCents,
      whyNots: [],
    },
  };
}

/** What a consult costs an account that holds no coupon. */
export const sampleOfferWithoutCoupons: ConsultOffer = { ...sampleConsultOffer(''), coupons: [] };
