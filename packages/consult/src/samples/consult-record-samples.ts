import type {
  ListConsultExpensesResponse,
  ListConsultRecordingsResponse,
  ListProposedExaminationsResponse,
} from '@xinglin/gateway-sdk';

/** Recordings of the calls of a consult: one that can be heard, one whose time is over. */
export const sampleRecordings: ListConsultRecordingsResponse = {
  items: [
    {
      recordingId: 'rec-1',
      startedAt: '2026-11-20T20:00:00+08:00',
      durationMs: 754_000,
      url: '/kanoupload/file/file-1',
      keptUntil: '2027-05-19T20:13:00+08:00',
    },
    {
      recordingId: 'rec-2',
      startedAt: '2026-03-02T09:30:00+08:00',
      durationMs: 42_000,
      url: null,
      keptUntil: '2026-08-29T09:31:00+08:00',
    },
  ],
  total: 2,
  pageNo: 1,
  pageSize: 2,
  orderKey: 'C1',
  doctorName: '沈知远',
  patientName: '王芳',
  keptDays: 180,
};

/** Examinations of one message: one that is sold, one that was ordered, one for the hospital. */
export const sampleExaminations: ListProposedExaminationsResponse = {
  items: [
    {
      orderKey: 'C1',
      number: 4,
      at: '2026-11-20T20:30:00+08:00',
      title: '建议做这几项检查',
      doctorName: '沈知远',
      hospitalName: '同仁医院',
      patientName: '王芳',
      isOpen: true,
      examinations: [
        {
          name: '空腹血糖',
          text: '看看血糖有没有升高。',
          packages: [{ packageCode: 'sugar', title: '血糖专项', priceCents: 19_900 }],
          ordered: null,
        },
        {
          name: '心电图',
          text: '排除心律的问题。',
          packages: [],
          ordered: { orderNo: 'E1', state: 'booked' },
        },
        {
          name: '24 小时动态血压',
          text: '了解一天里的血压。',
          packages: [],
          ordered: null,
        },
      ],
    },
  ],
  next: null,
};

/** What was paid in a year: one consult whole, one of which a part went back. */
export const sampleExpenses: ListConsultExpensesResponse = {
  items: [
    {
      orderKey: 'C3',
      consultKind: 'imageText',
      title: '图文咨询',
      paidAt: '2026-11-20T20:01:00+08:00',
      doctorName: '沈知远',
      hospitalName: '同仁医院',
      patientName: '王芳',
      paidCents: 5000,
      refundedCents: 0,
      invoice: 'issued',
    },
    {
      orderKey: 'C4',
      consultKind: 'fastPhone',
      title: '极速电话',
      paidAt: '2026-05-02T10:00:00+08:00',
      doctorName: null,
      hospitalName: null,
      patientName: '王芳',
      paidCents: 3900,
      refundedCents: 3900,
      invoice: 'unavailable',
    },
  ],
  total: 2,
  pageNo: 1,
  pageSize: 20,
  year: 2026,
  years: [2026, 2025],
  sum: { paidCents: 8900, refundedCents: 3900 },
};
