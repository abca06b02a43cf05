import type { DeskResponse, DeskShapeName, StaffMe } from '@xinglin/contract';
import type { QueueItem } from './queue-item';

const minuteMs = 60_000;

/** A moment so many minutes before the browser's clock; negative ones are ahead. */
export const minutesAgo = (minutes: number): string =>
  new Date(Date.now() - minutes * minuteMs).toISOString();

/** A doctor who is signed in. */
export const sampleMe: StaffMe = {
  staffId: 'staff-1',
  account: 'chen.yu',
  name: '陈宇',
  roles: ['doctor'],
  doctor: {
    doctorId: 'doctor-1',
    name: '陈宇',
    title: '主治医师',
    department: '皮肤科',
    hospital: '杏林医院',
  },
  mobile: null,
  isOnDuty: true,
  actions: ['list-consult-queue', 'open-consult', 'take-consult', 'answer-conversation'],
  recoveryCodesLeft: 10,
  refundLimitCents: 20_000,
  sessionEndsAt: '2099-01-01T00:00:00.000Z',
  idleMinutes: 30,
  isSandbox: true,
};

/** A consult that waits for the doctor of {@link sampleMe}. */
export const sampleQueueItem = (more: Partial<QueueItem> = {}): QueueItem => ({
  orderKey: 'consult-1',
  kind: 'imageText',
  medium: 'text',
  state: 'waiting',
  patient: { name: '林小满', gender: 'female', age: 34 },
  words: '右手手背起了一片红疹，三天了，越来越痒，晚上睡不好，涂过炉甘石没有用。',
  doctorId: 'doctor-1',
  doctorName: '陈宇',
  askedAt: minutesAgo(60),
  answerBefore: minutesAgo(-12),
  remindedAt: null,
  unread: 0,
  last: null,
  isCalling: false,
  ...more,
});

/** A queue as a doctor meets it in the morning. */
export const sampleQueue = (): DeskResponse<'list-consult-queue'> => ({
  counts: { waiting: 4, running: 1, ended: 31 },
  items: [
    sampleQueueItem({
      orderKey: 'consult-5',
      kind: 'fast',
      patient: { name: '赵一鸣', gender: 'male', age: 6 },
      words: '孩子发烧 38.6 度，吃了退烧药退下去又烧起来，精神还好，需要去医院吗？',
      doctorId: null,
      doctorName: null,
      askedAt: minutesAgo(8),
      answerBefore: minutesAgo(5),
      remindedAt: minutesAgo(2),
    }),
    sampleQueueItem({ answerBefore: minutesAgo(-12) }),
    sampleQueueItem({
      orderKey: 'consult-2',
      kind: 'policlinic',
      patient: { name: '王建国', gender: 'male', age: 58 },
      words: '高血压复诊，药快吃完了，最近早上血压 145/92。',
      askedAt: minutesAgo(40),
      answerBefore: minutesAgo(-200),
    }),
    sampleQueueItem({
      orderKey: 'consult-3',
      kind: 'video',
      medium: 'video',
      state: 'inProgress',
      patient: { name: '苏晓', gender: 'female', age: 27 },
      words: '面部痤疮反复两年，想当面请医生看看。',
      answerBefore: minutesAgo(-600),
      unread: 1,
      isCalling: true,
    }),
    sampleQueueItem({
      orderKey: 'consult-4',
      kind: 'free',
      patient: { name: '周桂兰', gender: 'female', age: 71 },
      words: '膝盖上下楼疼，拍过片子，说是退行性变。',
      doctorId: 'doctor-2',
      doctorName: '许敏',
      askedAt: minutesAgo(300),
      answerBefore: minutesAgo(-1000),
    }),
  ],
});

/** A consult that the doctor of {@link sampleMe} has taken. */
export const sampleConsult = (
  more: Partial<DeskResponse<'open-consult'>> = {},
): DeskResponse<'open-consult'> => ({
  orderKey: 'consult-1',
  kind: 'imageText',
  medium: 'text',
  state: 'inProgress',
  patientName: '林小满',
  patient: { name: '林小满', gender: 'female', age: 34 },
  doctorId: 'doctor-1',
  doctorName: '陈宇',
  question: '右手手背起了一片红疹，三天了，越来越痒，晚上睡不好，涂过炉甘石没有用。',
  formerOrderKey: null,
  treated: '炉甘石洗剂，一天三次',
  earlierDiagnosis: '湿疹（去年 4 月）',
  added: { allergies: '青霉素', medicines: '无', pregnancy: 'nursing' },
  pictures: [samplePicture('#c98f7c'), samplePicture('#b9776a'), null],
  records: [
    {
      recordNo: 'R-1',
      kind: 'visit',
      title: '皮肤科门诊',
      day: '2026-04-12',
      lines: ['诊断：湿疹', '处理：糠酸莫米松乳膏，每天一次，共 7 天'],
    },
  ],
  askedAt: minutesAgo(60),
  answerBefore: minutesAgo(-12),
  answeredAt: null,
  paidCents: 3800,
  refundedCents: 0,
  acts: ['answer', 'askPictures', 'refuse', 'end', 'refund'],
  ...more,
});

/** A drawn picture of one colour, as a data address. */
export function samplePicture(colour: string): string {
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="400" height="300"><rect width="400" height="300" fill="${colour}"/><circle cx="210" cy="150" r="70" fill="#fff" fill-opacity=".35"/></svg>`;
  return `data:image/svg+xml,${encodeURIComponent(drawing)}`;
}

type Message = DeskResponse<'open-conversation'>['items'][number];

/** A message of the patient with words. */
export const sampleMessage = (number: number, more: Partial<Message> = {}): Message => ({
  orderKey: 'consult-1',
  number,
  clientId: `message-${number}`,
  side: 'patient',
  at: minutesAgo(60 - number),
  content: { type: 'text', text: '早上起来好一点，到晚上又开始痒。' },
  ...more,
});

/** A conversation with all that a doctor may meet in it. */
export const sampleConversation = (
  more: Partial<DeskResponse<'open-conversation'>> = {},
): DeskResponse<'open-conversation'> => ({
  orderKey: 'consult-1',
  phase: 'open',
  mayAnswer: true,
  hasMore: false,
  items: [
    sampleMessage(1, {
      clientId: 'question',
      content: { type: 'text', text: sampleConsult().question },
    }),
    sampleMessage(2, { content: { type: 'picture', files: [sampleFile, sampleFile] } }),
    sampleMessage(3, { side: 'system', content: { type: 'notice', text: '医生已接诊' } }),
    sampleMessage(4, {
      side: 'doctor',
      content: { type: 'text', text: '您好，红疹最早出现在哪里？最近换过洗衣液或者护手霜吗？' },
    }),
    sampleMessage(5, {
      content: {
        type: 'voice',
        voice: { ...sampleFile, durationMs: 7000, transcript: '换过一瓶新的洗洁精，上个星期。' },
      },
    }),
    sampleMessage(6, {
      side: 'doctor',
      content: {
        type: 'pictureRequest',
        reason: '请在明亮的自然光下拍，不开闪光灯。请靠近一些。',
        until: minutesAgo(-600),
        outcome: 'closes',
        formerUntil: minutesAgo(-600),
        answeredAt: null,
      },
    }),
    sampleMessage(7, { content: { type: 'withdrawn' } }),
    sampleMessage(8),
  ],
  ...more,
});

const sampleFile = {
  fileId: 'file-1',
  url: '/kanoupload/file/file-1',
  contentType: 'image/jpeg' as const,
  size: 48_000,
  width: 400,
  height: 300,
  durationMs: null,
};

/** A call that both sides are in. */
export const sampleCall = (
  more: Partial<DeskResponse<'join-video-call'>['call']> = {},
): DeskResponse<'join-video-call'>['call'] => ({
  orderKey: 'consult-1',
  callId: 'call-1',
  state: 'joined',
  mode: 'video',
  round: 2,
  clientId: 'phone',
  startedAt: minutesAgo(2),
  joinedAt: minutesAgo(1),
  until: minutesAgo(-14),
  endedAt: null,
  endedBy: null,
  ...more,
});

/** A refusal of the gateway, by its words and its code. */
export class SampleRefusal {
  constructor(
    readonly message: string,
    readonly code = 40_301,
  ) {}
}

/** What actions of the desk answer: data, a refusal, or what a function makes of their input. */
export type SampleAnswers = {
  readonly [Name in DeskShapeName]?:
    | DeskResponse<Name>
    | SampleRefusal
    | ((input: never) => unknown);
};

/** What was requested of the gateway, in order. */
export interface SampleRequest {
  readonly name: string;
  readonly input: unknown;
}
