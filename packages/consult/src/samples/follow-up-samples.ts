import type {
  FollowUp,
  GetFollowupReportResponse,
  ListFollowupDoctorRepliesResponse,
} from '@xinglin/gateway-sdk';
import { listOf } from '@xinglin/testing';

/** What a doctor asks after a consult: a choice and words; the rest as `changed`. */
export function sampleFollowUp(changed: Partial<FollowUp> = {}): FollowUp {
  return {
    followUpId: 'fu-1',
    orderKey: 'C1',
    doctorId: 'd-1',
    doctorName: '沈知远',
    title: '服药两周后的随访',
    note: '上次咨询已过去两周，想了解您的血压控制得怎么样。',
    questions: [
      {
        questionId: '1',
        text: '最近一周血压大多在什么范围？',
        options: [{ text: '低于 140/90' }, { text: '高于 140/90' }, { text: '没有测量' }],
      },
      { questionId: '2', text: '服药后有没有不舒服？', options: [] },
    ],
    sentAt: '2026-11-20T09:00:00+08:00',
    closesAt: '2026-12-04T09:00:00+08:00',
    answeredAt: null,
    maySubmit: true,
    ...changed,
  };
}

/** The same when it was answered. */
export const sampleFollowUpReport: GetFollowupReportResponse = {
  ...sampleFollowUp({ answeredAt: '2026-11-21T08:30:00+08:00', maySubmit: false }),
  answers: [
    { questionId: '1', text: '低于 140/90' },
    { questionId: '2', text: '没有，偶尔起身快了会晕一下' },
  ],
};

/** What the doctor said to it. */
export const sampleFollowUpReplies: ListFollowupDoctorRepliesResponse = listOf([
  { text: '控制得不错，请继续按时服药，起身时慢一些。', at: '2026-11-21T15:20:00+08:00' },
]);
