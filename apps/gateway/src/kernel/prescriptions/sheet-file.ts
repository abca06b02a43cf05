// Owns: the signed file of a prescription's sheet, made for each reader and stored nowhere.
// Must not know: who may read it.
// Used by: the download of the sheet.
import { asc, eq } from 'drizzle-orm';
import { pdfWriter } from '../../platform/documents/pdf-writer';
import { refuse } from '../../platform/refusal';
import type { Services } from '../../platform/services';
import { doctors, hospitalDepartments, hospitals } from '../places/tables';
import { readDrugs } from './drugs';
import { hasSheet, sheetDocument } from './sheet';
import { certificateFacts, isIssuedBy } from './signing/certificates';
import { keyOf, sandboxAuthority, sealOwner } from './signing/keys';
import { sealPdf } from './signing/seal';
import { prescriptionSignatures, type PrescriptionRow } from './tables';

type Making = Pick<Services, 'db' | 'clock' | 'config' | 'use'>;

/**
 * The sheet of a prescription as a PDF with the hospital's electronic seal. Refuses with `prescriptionNotValid` where no
 * pharmacist approved it, with `signingKeyMissing` where the hospital has no seal, with `overloaded` while too many wait.
 */
export async function sheetFile(
  services: Making,
  row: PrescriptionRow,
): Promise<Uint8Array<ArrayBuffer>> {
  if (!hasSheet(row)) refuse('prescriptionNotValid', { data: { state: row.state } });
  const { db, clock } = services;
  const now = clock.now();
  const [place] = await db
    .select({
      hospitalName: hospitals.name,
      timeZone: hospitals.timeZone,
      deptName: hospitalDepartments.name,
    })
    .from(doctors)
    .innerJoin(hospitals, eq(hospitals.id, doctors.hospitalId))
    .innerJoin(hospitalDepartments, eq(hospitalDepartments.id, doctors.hospDeptId))
    .where(eq(doctors.id, row.doctorId));
  if (place === undefined) throw new Error('the doctor of a prescription is missing');
  const signatures = await db
    .select()
    .from(prescriptionSignatures)
    .where(eq(prescriptionSignatures.prescriptionId, row.prescriptionId))
    .orderBy(asc(prescriptionSignatures.role));
  const drugs = await readDrugs(
    db,
    row.lines.map(({ drugId }) => drugId),
  );
  const key = await keyOf({ db, now, services }, sealOwner);
  const authority = key.isSandbox ? await sandboxAuthority(db) : null;
  const isOfAuthority = authority !== null && isIssuedBy(key.certificate, authority.certificate);
  const document = sheetDocument({
    row,
    drugs,
    signatures,
    hospitalName: place.hospitalName['zh-Hans'],
    deptName: place.deptName['zh-Hans'],
    timeZone: place.timeZone,
    seal: {
      subject: certificateFacts(key.certificate)?.subject ?? '',
      isSandbox: key.isSandbox,
    },
    now,
  });
  const drawn = await services.use(pdfWriter).write(document);
  return sealPdf(drawn, key, isOfAuthority ? authority.certificate : null);
}
