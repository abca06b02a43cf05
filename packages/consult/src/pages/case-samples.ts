import type { CaseShare, SharedCase } from '@xinglin/gateway-sdk';

/** A consult as others read it. */
export const sampleCase: SharedCase = {
  ageFrom: 40,
  ageTo: 49,
  gender: 'female',
  month: '2026-11',
  deptId: 'cardiology',
  deptName: '心血管内科',
  sections: [
    {
      section: 'question',
      passages: [
        {
          passageId: 'question.0',
          parts: [
            { text: '我叫', taken: null },
            { text: '', taken: 'name' },
            { text: '，', taken: null },
            { text: '11月', taken: 'date' },
            { text: '起头晕。', taken: null },
          ],
        },
        { passageId: 'question.1', parts: [{ text: '站起来更明显', taken: null }] },
      ],
    },
    {
      section: 'answer',
      passages: [
        { passageId: 'answer.0', parts: [{ text: '多喝水，少熬夜。', taken: null }] },
        { passageId: 'answer.1', parts: [{ text: '', taken: 'refused' }] },
      ],
    },
  ],
};

/** The same shared, and opened three times. */
export const sampleShare: CaseShare = {
  shareId: 's-1',
  orderKey: 'C1',
  shareToken: 'token-1',
  deptName: '心血管内科',
  sharedAt: '2026-11-20T20:00:00+08:00',
  withdrawnAt: null,
  reads: 3,
};

/** What its owner sees before it is shared. */
export const samplePreview = { case: sampleCase, digest: 'd-1', version: '1.0', share: null };
