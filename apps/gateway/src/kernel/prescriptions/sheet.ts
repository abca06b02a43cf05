// Owns: a prescription as the sheet that hospitals print: 处方笺.
// Must not know: how it is drawn and sealed, who downloads it.
// Used by: the download of the sheet.
import type { prescriptionStates } from '@xinglin/contract';
import { dayAt, formatDay, formatInstant } from '@xinglin/rules';
import type { PdfDocument } from '../../platform/documents/pdf-document';
import { directionsText } from './directions';
import type { DrugRow, PrescriptionRow, prescriptionSignatures } from './tables';

type SignatureRow = typeof prescriptionSignatures.$inferSelect;

/** What a sheet says. Its names are those of the Simplified Chinese that hospitals and pharmacies read. */
export interface Sheet {
  readonly row: PrescriptionRow;
  readonly drugs: ReadonlyMap<string, DrugRow>;
  readonly signatures: readonly SignatureRow[];
  readonly hospitalName: string;
  readonly deptName: string;
  readonly timeZone: string;
  /** The subject of the certificate that seals the file, and whether it is the sandbox's. */
  readonly seal: { readonly subject: string; readonly isSandbox: boolean };
  readonly now: Date;
}

// Prescriptions are Chinese documents by law (处方管理办法, article 6), so a sheet is in no other language.
const locale = 'zh-Hans';

const genders = { female: '女', male: '男' } as const;

/** What a sheet says of a prescription that cannot be used as it is any more; null where it can. */
const endings: Readonly<Record<(typeof prescriptionStates)[number], string | null>> = {
  draft: null,
  inReview: null,
  approved: null,
  returned: null,
  claimed: '已由药房接单',
  partlyDispensed: '已部分调配',
  dispensed: '已调配完毕，不能再次使用',
  expired: '已过有效期，不能再使用',
  cancelled: '已作废，不能使用',
  superseded: '已被新版本替代，不能使用',
};

/** Whether a prescription has a sheet: a pharmacist approved it. */
export const hasSheet = (row: Pick<PrescriptionRow, 'approvedAt'>): boolean =>
  row.approvedAt !== null;

/** Eight digits in two groups, as pharmacies read them out. */
const groupedNumber = (number: string): string => number.replace(/^(\d{4})(\d{4})$/, '$1 $2');

/** What a prescription says of its validity now: a pharmacist's approval may be older than its hour. */
function statusOf({ state, validUntil }: PrescriptionRow, now: Date): string | null {
  const isOver = state === 'approved' && validUntil !== null && validUntil <= now;
  return endings[isOver ? 'expired' : state];
}

function itemText(line: PrescriptionRow['lines'][number], drug: DrugRow | undefined): string {
  if (drug === undefined) throw new Error(`a medicine of a sheet is missing: ${line.drugId}`);
  return [
    `${drug.name[locale]}　${drug.packText[locale]}　× ${String(line.quantity)} 盒`,
    `用法：${directionsText(line, locale)}；共 ${String(line.days)} 天`,
    `生产企业：${drug.maker[locale]}`,
  ].join('\n');
}

/** The sheet as a document with room for the hospital's seal. */
export function sheetDocument(sheet: Sheet): PdfDocument {
  const { row, drugs, signatures, timeZone, seal, now } = sheet;
  const moment = (at: Date) => formatInstant(at, locale, timeZone);
  const signed = (role: SignatureRow['role']) => {
    const one = signatures.find((signature) => signature.role === role);
    return one ? `${one.name}（电子签名 ${moment(one.at)}）` : '未签名';
  };
  const status = statusOf(row, now);
  const person = [
    row.patientName,
    row.patientGender === null ? '性别未填' : genders[row.patientGender],
    row.patientAge === null ? '年龄未填' : `${String(row.patientAge)} 岁`,
  ].join('　');
  const facts: readonly (readonly [string, string | null])[] = [
    ['状态', status],
    ['患者', person],
    ['科别', sheet.deptName],
    ['临床诊断', row.diagnosis],
    ['开具日期', formatDay(dayAt(row.signedAt, timeZone), locale, { year: true })],
    ['长期用药理由', row.longReason],
  ];
  const after: readonly (readonly [string, string | null])[] = [
    ['医嘱', row.note],
    ['医师签名', signed('doctor')],
    ['药师审核', signed('pharmacist')],
  ];
  const shown = (rows: typeof facts) =>
    rows.flatMap(([label, text]) => (text === null || text === '' ? [] : [{ label, text }]));
  const isSandbox = seal.isSandbox || signatures.some((one) => one.isSandbox);
  const validUntil = row.validUntil === null ? '' : `有效期至 ${moment(row.validUntil)}`;
  return {
    language: locale,
    title: `${sheet.hospitalName} 处方笺`,
    mark: {
      label: '普通处方 · 互联网诊疗 · 处方号',
      text: groupedNumber(row.number),
      note: status ?? validUntil,
    },
    facts: shown(facts),
    list: {
      title: 'Rp',
      items: row.lines.map((line, place) => {
        const text = itemText(line, drugs.get(line.drugId));
        // Nothing may be added below the last medicine.
        return place === row.lines.length - 1 ? `${text}\n（以下空白）` : text;
      }),
      isNumbered: true,
    },
    after: shown(after),
    footer: [
      ...(isSandbox ? ['示例证书，不具法律效力'] : []),
      `第 ${String(row.version)} 版 · ${validUntil} · 电子签章 ${seal.subject}`,
      `内容摘要（SHA-256）${row.contentHash}`,
    ],
    seal: { name: sheet.hospitalName, reason: `处方笺 ${groupedNumber(row.number)}`, at: now },
  };
}
