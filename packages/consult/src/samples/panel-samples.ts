import type {
  GetPanelHomepageResponse,
  ListPanelExpertsResponse,
  PanelAnswer,
  PanelCard,
  PanelOrder,
} from '@xinglin/gateway-sdk';
import { sampleDoctor } from '@xinglin/testing';

/** What asking several experts is, where there are enough of them in two departments. */
export const samplePanelHomepage: GetPanelHomepageResponse = {
  expertCount: 5,
  answerWithinHours: 24,
  fromCents: 11500,
  departments: [
    { deptId: 'orthopedics', deptName: '骨科', deptIcon: 'orthopedics' },
    { deptId: 'cardiology', deptName: '心血管内科', deptIcon: 'cardiology' },
  ],
};

const names = ['沈知远', '顾明岚', '陆云清', '许书宁', '叶承安'];

/** The experts of a department, with their shares. */
export const samplePanelExperts: ListPanelExpertsResponse = {
  items: names.map((name, index) => ({
    doctor: { ...sampleDoctor, doctorId: `d-${index + 1}`, name },
    shareCents: index < 2 ? 2900 : 1900,
  })),
  totalCents: 11500,
};

/** Their answers: the first `answered` of them have given one. */
const answersOf = (answered: number): PanelAnswer[] =>
  samplePanelExperts.items.map(({ doctor, shareCents }, index) => ({
    doctor: {
      doctorId: doctor.doctorId,
      name: doctor.name,
      titleText: doctor.titleText,
      hospitalName: doctor.hospitalName,
      hospDeptName: doctor.hospDeptName,
    },
    shareCents,
    state: index < answered ? 'answered' : 'asked',
    text: index < answered ? '先做膝关节正位片，少爬楼梯，两周后复诊。' : null,
    at: index < answered ? '2026-11-20T21:00:00+08:00' : null,
  }));

/** A question in a list; changed where a test needs another one. */
export const listedPanel = (changed: Partial<PanelCard> = {}): PanelCard => ({
  orderNo: 'Q1',
  orderKey: 'Q1',
  kind: 'panel',
  group: 'active',
  title: '五位专家问答',
  facts: [
    { label: '就诊人', text: '王秀兰' },
    { label: '专家回复', text: '2/5 位已回复' },
  ],
  statusText: '专家陆续回复中',
  amountCents: 11500,
  refundCents: 0,
  actions: [],
  payBefore: null,
  createdAt: '2026-11-20T20:00:00+08:00',
  state: 'answering',
  patientName: '王秀兰',
  question: '右膝疼了三个月，上下楼时更疼，吃过止痛药',
  expertCount: 5,
  answeredCount: 2,
  paidCents: 11500,
  ...changed,
});

/** One question that two of five experts have answered; changed where a test needs another one. */
export const samplePanel = (changed: Partial<PanelOrder> = {}): PanelOrder => ({
  ...listedPanel(),
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
      stateText: '等待专家回复',
      at: '2026-11-20T20:01:00+08:00',
      actor: 'system',
      event: 'pay',
      reason: null,
    },
  ],
  payment: 'paid',
  refund: null,
  wrongPayments: [],
  since: 'halfYear',
  treated: '贴过膏药',
  fileIds: [],
  answers: answersOf(changed.answeredCount ?? 2),
  // Far ahead on the clock of the stories, so that no countdown ends.
  answerBefore: '2099-11-21T20:00:00+08:00',
  timeZone: 'Asia/Shanghai',
  mayCancel: false,
  ...changed,
});
