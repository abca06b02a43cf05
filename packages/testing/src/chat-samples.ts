import type {
  ChatMessage,
  ChatStanding,
  ConnectDpchatResponse,
  VideoCall,
} from '@xinglin/gateway-sdk';
import { sampleTime } from './samples';

const orderKey = 'C20261120001';
const at = (minutesAgo: number): string =>
  new Date(Date.parse(sampleTime) - minutesAgo * 60_000).toISOString();

/** A message of a conversation, unless told the words of its patient. */
export function sampleMessage(number: number, more: Partial<ChatMessage> = {}): ChatMessage {
  return {
    orderKey,
    number,
    clientId: `m-${number}`,
    side: 'patient',
    at: at(60 - number),
    content: { type: 'text', text: `第 ${number} 条消息` },
    ...more,
  };
}

/** A conversation under way. */
export const sampleStanding: ChatStanding = {
  orderKey,
  phase: 'open',
  mayWrite: true,
  turnsLeft: 3,
  turns: 5,
  until: { at: at(-47 * 60), outcome: 'closes' },
  lastNumber: 3,
  ownerRead: 3,
  doctorRead: 2,
  unread: 0,
  revision: 3,
};

export const sampleConnection: ConnectDpchatResponse = {
  kind: 'imageText',
  doctor: {
    doctorId: 'd-1',
    doctorName: '李若兰',
    gender: 'female',
    titleText: '主任医师',
    hospitalName: '浙江省立同仁医院',
    hospDeptName: '儿科',
  },
  standing: sampleStanding,
};

/** What was said, the last of it not read by the doctor yet. */
export const sampleTalk: readonly ChatMessage[] = [
  sampleMessage(1, { content: { type: 'text', text: '孩子发烧两天，最高三十九度' } }),
  sampleMessage(2, {
    side: 'doctor',
    clientId: null,
    content: { type: 'text', text: '请问精神怎么样？有没有咳嗽或皮疹？' },
  }),
  sampleMessage(3, { content: { type: 'text', text: '精神还好，有一点咳嗽' } }),
];

/** Longer words of the doctor. */
export const sampleRichText = (purpose: 'article' | 'check'): ChatMessage =>
  sampleMessage(4, {
    side: 'doctor',
    clientId: null,
    content: {
      type: 'richText',
      purpose,
      title: '在家怎样照顾发烧的孩子',
      paragraphs: [{ heading: '观察', text: '每四小时量一次体温。' }],
    },
  });

/** A call by video in which both are, unless told otherwise. */
export function sampleVideoCall(more: Partial<VideoCall> = {}): VideoCall {
  return {
    orderKey,
    callId: 'call-1',
    state: 'joined',
    mode: 'video',
    round: 2,
    clientId: 'phone',
    startedAt: at(2),
    joinedAt: at(1),
    until: at(-14),
    endedAt: null,
    endedBy: null,
    ...more,
  };
}

/** A picture as the gateway keeps it. */
const samplePicture = {
  fileId: 'f-1',
  url: '/kanoupload/file/f-1',
  contentType: 'image/jpeg',
  size: 48_000,
  width: 400,
  height: 300,
  durationMs: null,
} as const;

/** A voice message of its patient as the gateway keeps it. */
export const sampleVoice = {
  ...samplePicture,
  fileId: 'f-voice',
  url: '/kanoupload/file/f-voice',
  contentType: 'audio/webm',
  width: null,
  height: null,
  durationMs: 5000,
} as const;

/** What a voice message may be: a minute, and written down on request. */
export const sampleVoiceLimits = {
  uploadPath: '/common/upload/audio',
  bytesAtMost: 5_000_000,
  msAtMost: 60_000,
  contentTypes: ['audio/webm' as const],
  closesAt: null,
  writesWords: true,
};

/** A doctor's request for pictures that are still awaited. */
export const samplePictureRequest = sampleMessage(9, {
  side: 'doctor',
  clientId: null,
  content: {
    type: 'pictureRequest',
    reason: '皮疹看不清，请在窗边再拍一张',
    until: new Date(Date.parse(sampleTime) + 86_400_000).toISOString(),
    outcome: 'closes',
    formerUntil: new Date(Date.parse(sampleTime) + 172_800_000).toISOString(),
    answeredAt: null,
  },
});

/** One message of each type. */
export const sampleMessageTypes: readonly ChatMessage[] = [
  sampleMessage(1, { content: { type: 'picture', files: [samplePicture] } }),
  sampleMessage(2, {
    side: 'doctor',
    content: {
      type: 'voice',
      voice: {
        ...samplePicture,
        contentType: 'audio/mp4',
        durationMs: 12_000,
        transcript: '先多喝水，体温超过三十八度五再用退烧药。',
      },
    },
  }),
  sampleMessage(3, {
    side: 'doctor',
    content: {
      type: 'card',
      card: 'appointment',
      thingId: 'd-1',
      title: '建议线下就诊',
      lines: ['浙江省立同仁医院 儿科'],
    },
  }),
  sampleRichText('article'),
  sampleMessage(5, {
    content: { type: 'file', files: [{ ...samplePicture, contentType: 'application/pdf' }] },
  }),
  sampleMessage(6, { content: { type: 'withdrawn' } }),
  sampleMessage(7, { side: 'doctor', content: { type: 'withdrawn' } }),
  sampleMessage(8, {
    side: 'system',
    clientId: null,
    content: { type: 'notice', text: '已提醒医生尽快回复' },
  }),
  samplePictureRequest,
];
