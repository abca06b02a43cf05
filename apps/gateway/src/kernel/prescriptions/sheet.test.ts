import { describe, expect, it } from 'vitest';
import { writtenLine } from '../../testing/written-prescription';
import { drugRows } from './seed/drug-rows';
import { hasSheet, sheetDocument, type Sheet } from './sheet';
import type { PrescriptionRow } from './tables';

const at = new Date('2026-11-22T03:58:00Z');
const row: PrescriptionRow = {
  prescriptionId: 'p-1',
  number: '88410272',
  version: 2,
  state: 'approved',
  ownerId: 'user-1',
  patientId: 'patient-1',
  patientName: '王秀兰',
  patientGender: 'female',
  patientAge: 70,
  doctorId: 'doctor-1',
  diagnosis: '高血压',
  note: '每天早上量血压',
  longReason: '病情稳定，需长期服药',
  lines: [writtenLine('amlodipine-5mg-28-qinghe')],
  contentHash: 'ab'.repeat(32),
  signedAt: at,
  reviewBefore: at,
  approvedAt: at,
  validDays: 1,
  validUntil: new Date('2026-11-22T16:00:00Z'),
  endedAt: null,
  endReason: null,
  dueAt: null,
  orderKey: null,
  renewedFrom: null,
  supersedes: null,
  supersededBy: null,
  claimedBy: null,
  claimedAt: null,
  recallAskedAt: null,
  arrivedAt: null,
  runsOutOn: null,
  renewalOfferedAt: null,
};
const signature = (role: 'doctor' | 'pharmacist', name: string, isSandbox: boolean) => ({
  prescriptionId: row.prescriptionId,
  role,
  signerId: role,
  name,
  at,
  contentHash: row.contentHash,
  signature: '',
  certificate: '',
  isSandbox,
});
const sheet: Sheet = {
  row,
  drugs: new Map(drugRows.map((drug) => [drug.drugId, drug])),
  signatures: [signature('doctor', '沈知远', true), signature('pharmacist', '周宁', true)],
  hospitalName: '杏林大学附属第一人民医院',
  deptName: '心血管内科',
  timeZone: 'Asia/Shanghai',
  seal: { subject: 'CN=杏林互联网医院 (示例证书), O=杏林示例 CA', isSandbox: true },
  now: at,
};
const fact = (document: ReturnType<typeof sheetDocument>, label: string) =>
  [...document.facts, ...(document.after ?? [])].find((one) => one.label === label)?.text ?? null;

describe('the sheet', () => {
  it('says what hospitals print', () => {
    const document = sheetDocument(sheet);
    expect(document.title).toBe('杏林大学附属第一人民医院 处方笺');
    expect(document.mark).toMatchObject({
      text: '8841 0272',
      note: '有效期至 2026年11月23日 00:00',
    });
    expect(fact(document, '患者')).toBe('王秀兰　女　70 岁');
    expect(fact(document, '科别')).toBe('心血管内科');
    expect(fact(document, '临床诊断')).toBe('高血压');
    expect(fact(document, '医师签名')).toBe('沈知远（电子签名 2026年11月22日 11:58）');
    expect(fact(document, '药师审核')).toContain('周宁');
    expect(fact(document, '状态')).toBeNull();
    expect(document.list?.items).toEqual([
      '苯磺酸氨氯地平片　5 mg × 28 片　× 1 盒\n用法：每天 1 次，每次 1 片，什么时候吃都行；共 28 天\n生产企业：青河制药\n（以下空白）',
    ]);
    expect(document.footer.join('\n')).toContain(row.contentHash);
    expect(document.footer.join('\n')).toContain('第 2 版');
  });

  it('says that the sandbox’s certificates have no legal effect, and says it of no others', () => {
    const words = '示例证书，不具法律效力';
    expect(sheetDocument(sheet).footer).toContain(words);
    const real: Sheet = {
      ...sheet,
      signatures: [signature('doctor', '沈知远', false), signature('pharmacist', '周宁', false)],
      seal: { subject: 'CN=杏林互联网医院', isSandbox: false },
    };
    expect(sheetDocument(real).footer).not.toContain(words);
    const half = [signature('doctor', '沈知远', true), signature('pharmacist', '周宁', false)];
    expect(sheetDocument({ ...real, signatures: half }).footer).toContain(words);
  });

  it.each([
    ['dispensed', '已调配完毕，不能再次使用'],
    ['expired', '已过有效期，不能再使用'],
    ['cancelled', '已作废，不能使用'],
    ['superseded', '已被新版本替代，不能使用'],
  ] as const)('of a prescription that is %s is marked', (state, words) => {
    const document = sheetDocument({ ...sheet, row: { ...row, state } });
    expect(fact(document, '状态')).toBe(words);
    expect(document.mark.note).toBe(words);
  });

  it('is marked from the hour at which it ends, before anything else notes it', () => {
    const now = new Date('2026-11-22T16:00:00Z');
    expect(sheetDocument({ ...sheet, now }).mark.note).toBe('已过有效期，不能再使用');
  });

  it('is of approved prescriptions only', () => {
    expect([hasSheet(row), hasSheet({ approvedAt: null })]).toEqual([true, false]);
  });
});
