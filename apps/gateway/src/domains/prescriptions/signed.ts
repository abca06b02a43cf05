// Owns: what owners check and download of their signed prescriptions.
// Must not know: how prescriptions are written.
// Used by: the calls of prescriptions, the gateway's pages.
import type { prescriptions, RequestOf, ResponseOf } from '@xinglin/contract';
import type { Hono } from 'hono';
import { ownPrescription } from '../../kernel/prescriptions/read';
import { hasSheet } from '../../kernel/prescriptions/sheet';
import { sheetFile } from '../../kernel/prescriptions/sheet-file';
import { verifyPrescription } from '../../kernel/prescriptions/verify';
import type { CallContext } from '../../platform/context';
import { answerToOwner } from '../../platform/download';
import { refuse } from '../../platform/refusal';
import type { Services } from '../../platform/services';

type Calls = typeof prescriptions;

/** Path of the signed sheet as a PDF file, beside the call that names it. */
export const sheetFilePath = '/modulepsc/patient/epresc/sheet.pdf';

/** Whether one of the account's prescriptions is still what was signed. */
export async function verifyOwnPrescription(
  { prescriptionId }: RequestOf<Calls['verifyPrescription']>,
  { db, account, now }: CallContext,
): Promise<ResponseOf<Calls['verifyPrescription']>> {
  const row = await ownPrescription(db, account, prescriptionId);
  return verifyPrescription({ db, now }, row);
}

/** The address of the signed sheet; refuses with `prescriptionNotValid` before a pharmacist approved it. */
export async function getPrescriptionSheet(
  { prescriptionId }: RequestOf<Calls['getPrescriptionSheet']>,
  { db, account }: CallContext,
): Promise<ResponseOf<Calls['getPrescriptionSheet']>> {
  const row = await ownPrescription(db, account, prescriptionId);
  if (!hasSheet(row)) refuse('prescriptionNotValid', { data: { state: row.state } });
  return { url: `${sheetFilePath}?prescriptionId=${encodeURIComponent(prescriptionId)}` };
}

/** Puts the sheet on the app as a file, made again for each reader: only its owner gets it. */
export function mountSheetFile(app: Hono, services: Services): void {
  const { db, limits } = services;
  app.get(sheetFilePath, (context) =>
    answerToOwner(context, services, async ({ userId }) => {
      const prescriptionId = context.req.query('prescriptionId') ?? '';
      const row = await ownPrescription(db, userId, prescriptionId);
      await limits.consume('pdfByAccount', userId);
      const content = await sheetFile(services, row);
      return {
        content,
        size: content.byteLength,
        contentType: 'application/pdf',
        name: `prescription-${row.number}-${String(row.version)}.pdf`,
      };
    }),
  );
}
