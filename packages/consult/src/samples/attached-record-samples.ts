import type { AttachedRecord } from '@xinglin/gateway-sdk';

/** An earlier report and an earlier appointment of a patient. */
export const sampleRecords = [
  {
    recordNo: 'K1',
    kind: 'checkUpReport',
    title: '入职体检',
    day: '2026-10-12',
    lines: ['血糖偏高，请复查', '空腹血糖：7.2 mmol/L，偏高（参考范围 3.9–6.1）'],
  },
  {
    recordNo: 'R1',
    kind: 'visit',
    title: '同仁医院挂号',
    day: '2026-09-01',
    lines: ['心血管内科', '沈知远 主任医师'],
  },
] satisfies AttachedRecord[];
