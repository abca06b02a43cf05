import type {
  GetSurveyDraftResponse,
  GetVisitSurveyResponse,
  Survey,
  SurveyCard,
  SurveyQuestion,
  SurveyResponse,
} from '@xinglin/gateway-sdk';

const question = (changed: Partial<SurveyQuestion> & { linkId: string }): SurveyQuestion => ({
  type: 'choice',
  text: '症状有变化吗？',
  help: null,
  required: true,
  repeats: false,
  options: [],
  steps: [],
  alarms: [],
  unit: null,
  min: null,
  max: null,
  earliest: null,
  latest: null,
  higherThan: null,
  enableWhen: [],
  enableBehavior: 'all',
  ...changed,
});

/** A survey in a list. */
export const sampleSurveyCard: SurveyCard = {
  surveyCodeId: 'post-consult',
  title: '问诊后回访',
  introduction: '问诊结束后，医生想知道您现在怎么样。',
  questionCount: 3,
  minutes: 2,
  doctorName: '沈知远',
  isOpen: true,
  topic: 'consult',
};

/** The same with a question that is asked after one answer alone, and a measured value. */
export const sampleSurvey: Survey = {
  ...sampleSurveyCard,
  item: [
    {
      linkId: 'now',
      text: '现在的情况',
      enableWhen: [],
      enableBehavior: 'all',
      item: [
        question({
          linkId: 'better',
          alarms: [
            {
              operator: '=',
              answer: 'worse',
              text: '如果伴有胸痛，请立即拨打 120。',
              phones: [{ number: '120', name: '急救电话' }],
            },
          ],
          options: [
            { code: 'better', display: '好转了', score: null, face: null, exclusive: false },
            { code: 'worse', display: '加重了', score: null, face: null, exclusive: false },
          ],
        }),
        question({
          linkId: 'worse',
          type: 'text',
          text: '哪里加重了？',
          enableWhen: [{ question: 'better', operator: '=', answer: 'worse' }],
        }),
        question({
          linkId: 'fever',
          type: 'quantity',
          text: '体温',
          unit: '℃',
          min: 34,
          max: 43,
        }),
      ],
    },
  ],
};

/** What somebody has typed of it. */
export const sampleSurveyDraft: GetSurveyDraftResponse = {
  survey: sampleSurvey,
  responseId: 's-1',
  answers: [
    { linkId: 'better', values: ['better'] },
    { linkId: 'fever', values: ['36.8'] },
  ],
  savedAt: '2026-11-20T02:00:00Z',
  last: [{ linkId: 'fever', value: '37.1', sentAt: '2026-11-13T02:00:00Z' }],
};

type Answers = GetSurveyDraftResponse['answers'];

/** Stores the answers that change in a draft, as the gateway does. */
export function storesAnswers(draft: Answers) {
  const stored = new Map(draft.map((answer) => [answer.linkId, answer]));
  return ({ answers }: { readonly answers: Answers }) => {
    for (const answer of answers) stored.set(answer.linkId, answer);
    return {
      savedAt: '2026-11-20T02:00:00Z',
      answers: [...stored.values()].filter(({ values }) => values.length > 0),
    };
  };
}

/** What a hospital asks before a visit, half answered. */
export const sampleVisitSurvey: GetVisitSurveyResponse = {
  survey: { ...sampleSurvey, title: '就诊前问卷', introduction: '医生看诊前想先了解这些。' },
  answers: [{ linkId: 'better', values: ['better'] }],
  savedAt: '2026-11-20T02:00:00Z',
  last: [],
  sentAt: null,
};

/** The same once it was sent and a doctor replied. */
export const sampleSurveyResponse: SurveyResponse = {
  responseId: 's-1',
  surveyCodeId: 'post-consult',
  title: '问诊后回访',
  doctorName: '沈知远',
  doctor: { doctorId: 'd-1', gender: 'female' },
  topic: 'consult',
  isOpen: true,
  answeredCount: 2,
  next: null,
  savedAt: '2026-11-20T02:00:00Z',
  sentAt: '2026-11-20T02:00:00Z',
  answers: [
    { linkId: 'better', question: '症状有变化吗？', texts: ['好转了'], fileIds: [] },
    { linkId: 'fever', question: '体温', texts: ['36.8 ℃'], fileIds: [] },
  ],
  score: 4,
  scoreText: '恢复得不错。',
  scale: {
    most: 10,
    bands: [
      { from: 0, text: '恢复得不错。' },
      { from: 5, text: '建议复诊。' },
    ],
  },
  reply: '继续休息，一周后复诊。',
  repliedAt: '2026-11-20T08:00:00Z',
};
