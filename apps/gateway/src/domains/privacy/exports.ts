import { randomUUID } from 'node:crypto';
import type { privacy, RequestOf } from '@xinglin/contract';
import type { CardType } from '@xinglin/rules';
import { and, desc, eq, gt, isNull, lte } from 'drizzle-orm';
import { channelName } from '../../kernel/people/accounts/signature';
import { users } from '../../kernel/people/accounts/tables';
import { exportedData, exportedVisits } from '../../kernel/people/accounts/exported-data';
import { findPatient, nameInPast } from '../../kernel/people/patients/service';
import { patients } from '../../kernel/people/patients/tables';
import type { CallContext } from '../../platform/context';
import type { Database } from '../../platform/database';
import { newId } from '../../platform/identifiers';
import { oneByOne } from '../../platform/one-by-one';
import { refuse } from '../../platform/refusal';
import type { Services } from '../../platform/services';
import { textOf } from './locales';
import { writtenIn } from '../../platform/texts';
import { keepMadeFile, removeFile } from '../../kernel/files/made-files';
import { downloadPath } from '../../kernel/files/service';
import { uploadedFiles } from '../../kernel/files/tables';
import { patientSummary } from './patient-summary';
import { dataExports } from './tables';

type ExportRow = typeof dataExports.$inferSelect;

/** As the summary's format names the languages it is written in. */
const languageCodes = { 'zh-Hans': 'zh-CN', 'zh-Hant': 'zh-TW', en: 'en' } as const;

/** Name of the job that makes a copy. */
export const exportJob = 'privacy.export';

/** For how long a copy can be fetched. */
const exportLifeMs = 7 * 24 * 60 * 60 * 1000;

/** Longer than the job tries to make a copy. */
const preparedWithinMs = 24 * 60 * 60 * 1000;

/** Notes that a copy is wanted; one is made at a time. */
export async function requestExport(
  { db, account, now, locale }: CallContext,
  input: RequestOf<(typeof privacy)['requestDataExport']>,
): Promise<string> {
  const patientId = input.format === 'fhir' ? input.patientId : null;
  if (patientId !== null) await findPatient(db, account, patientId);
  // Two requests at once come one after the other.
  await db.select().from(users).where(eq(users.userId, account)).for('no key update');
  const pending = and(eq(dataExports.ownerId, account), isNull(dataExports.fileId));
  if ((await db.$count(dataExports, pending)) > 0) refuse('exportPending');
  const exportId = newId();
  await db.insert(dataExports).values({
    exportId,
    ownerId: account,
    format: input.format,
    patientId,
    locale,
    requestedAt: now,
  });
  return exportId;
}

/** The copies of an account, the newest first. */
export async function exportsOf({ db, account, locale, now }: CallContext) {
  const rows = await db
    .select({ made: dataExports, patientName: patients.name, size: uploadedFiles.size })
    .from(dataExports)
    .leftJoin(patients, eq(patients.patientId, dataExports.patientId))
    .leftJoin(uploadedFiles, eq(uploadedFiles.fileId, dataExports.fileId))
    .where(eq(dataExports.ownerId, account))
    .orderBy(desc(dataExports.requestedAt))
    .limit(20);
  return rows.map(({ made, patientName, size }) => {
    const isReady = size !== null && made.expiresAt !== null && made.expiresAt > now;
    return {
      exportId: made.exportId,
      format: made.format,
      patientName: patientName === null ? null : nameInPast(patientName, locale),
      state: isReady
        ? ('ready' as const)
        : made.fileId
          ? ('expired' as const)
          : ('preparing' as const),
      requestedAt: made.requestedAt.toISOString(),
      expiresAt: made.expiresAt?.toISOString() ?? null,
      size: isReady ? size : null,
      url: isReady ? `${downloadPath}${made.fileId}` : null,
    };
  });
}

/** Makes a copy that is waiting; made already or gone meanwhile, it is left alone. */
export async function makeExport(
  { exportId }: { readonly exportId: string },
  { db, clock, files, all }: Services,
): Promise<void> {
  const waiting = and(eq(dataExports.exportId, exportId), isNull(dataExports.fileId));
  const [row] = await db.select().from(dataExports).where(waiting);
  if (row === undefined) return;
  const now = clock.now();
  const content = await contentOf({ db, all }, row, now);
  if (content === null) {
    await db.delete(dataExports).where(waiting);
    return;
  }
  await db.transaction(async (tx) => {
    const bytes = Buffer.from(JSON.stringify(content, null, 2));
    const fileId = await keepMadeFile(tx, files, { bytes, ownerId: row.ownerId, now });
    const [made] = await tx
      .update(dataExports)
      .set({ fileId, expiresAt: new Date(now.getTime() + exportLifeMs) })
      .where(waiting)
      .returning();
    // Another process was first: what this one kept goes with its transaction.
    if (made === undefined) tx.rollback();
  });
}

const documentTexts = {
  idCard: 'export.idCard',
  passport: 'export.passport',
  homeReturnPermit: 'export.homeReturnPermit',
  taiwanPass: 'export.taiwanPass',
  birthCertificate: 'export.birthCertificate',
  none: 'export.noDocument',
} as const satisfies Record<CardType, string>;

async function contentOf(
  { db, all }: Pick<Services, 'db' | 'all'>,
  row: ExportRow,
  now: Date,
): Promise<object | null> {
  const { ownerId, patientId, locale, exportId } = row;
  if (patientId === null) {
    const sections = await Promise.all(
      all(exportedData).map((exported) => exported(db, ownerId, locale)),
    );
    return sections.reduce((copy, section) => ({ ...copy, ...section }), {
      exportedAt: now.toISOString(),
    });
  }
  const [patient] = await db
    .select()
    .from(patients)
    .where(
      and(
        eq(patients.patientId, patientId),
        eq(patients.ownerId, ownerId),
        isNull(patients.deletedAt),
      ),
    );
  if (patient === undefined) return null;
  const visits = await Promise.all(
    all(exportedVisits).map((exported) => exported(db, ownerId, locale)),
  );
  return patientSummary({
    patient,
    visits: visits.flat().filter((visit) => visit.patientId === patientId),
    now,
    exportId,
    newUuid: randomUUID,
    words: {
      language: languageCodes[writtenIn(locale)],
      title: textOf(locale, 'export.title', { name: patient.name }),
      author: await channelName(db, { appId: null, locale: writtenIn(locale) }),
      problems: textOf(locale, 'export.problems'),
      allergies: textOf(locale, 'export.allergies'),
      medications: textOf(locale, 'export.medications'),
      visits: textOf(locale, 'export.visits'),
      unknown: textOf(locale, 'export.unknown'),
      none: textOf(locale, 'export.none'),
      document: textOf(locale, documentTexts[patient.cardType]),
    },
  });
}

/**
 * Removes copies past their life, and forgets requests that came to nothing: their job has given up by now, and nobody
 * could ask anew while they wait. Answers when the next copy ends.
 */
export async function purgeExports(
  db: Database,
  now: Date,
  { files, logger }: Pick<Services, 'files' | 'logger'>,
): Promise<Date | null> {
  const over = await db
    .select({ fileId: uploadedFiles.fileId })
    .from(dataExports)
    .innerJoin(uploadedFiles, eq(uploadedFiles.fileId, dataExports.fileId))
    .where(lte(dataExports.expiresAt, now));
  await oneByOne(over, { logger, words: 'copy of data not removed' }, ({ fileId }) =>
    removeFile(db, files, fileId),
  );
  const givenUp = new Date(now.getTime() - preparedWithinMs);
  await db
    .delete(dataExports)
    .where(and(isNull(dataExports.fileId), lte(dataExports.requestedAt, givenUp)));
  const [next] = await db
    .select({ at: dataExports.expiresAt })
    .from(dataExports)
    .where(gt(dataExports.expiresAt, now))
    .orderBy(dataExports.expiresAt)
    .limit(1);
  return next?.at ?? null;
}
