import type { ByLocale } from '@xinglin/rules';
import { and, eq, isNotNull } from 'drizzle-orm';
import type { DeskContext } from '../../kernel/desk/desk-action';
import { fileKindOf } from '../../kernel/files/file-kinds';
import { removeFile } from '../../kernel/files/made-files';
import { keepFile } from '../../kernel/files/service';
import { lockOrder } from '../../kernel/orders/read-order';
import { refuse } from '../../platform/refusal';
import { checkUpKind } from './order-kind';
import type { Imaging } from './shapes';
import { checkUpPeople } from './tables';

/** A person of an order. */
interface OnePerson {
  readonly orderNo: string;
  readonly patientId: string;
}

/** What was seen on pictures, with the pictures in Base64. */
interface HandedIn {
  readonly findings: ByLocale;
  readonly pictures: readonly { readonly caption: ByLocale; readonly picture: string }[];
}

/** The context of an upload by the order's owner: what is kept is theirs alone. */
async function ownerContext({ db, now }: DeskContext, orderNo: string) {
  const order = (await lockOrder(db, checkUpKind, orderNo)) ?? refuse('forbidden');
  return { db, now, account: order.ownerId };
}

/**
 * Keeps the hospital's own report for the owner of an order, written anew without programs, links and attachments.
 * Refuses with `checkUpReportNotPdf` what is no PDF, and with `fileRefused` one that is locked or cannot be read.
 */
export async function keepDocument(
  context: DeskContext,
  orderNo: string,
  document: string,
): Promise<string> {
  const bytes = Buffer.from(document, 'base64');
  const owner = await ownerContext(context, orderNo);
  if (fileKindOf(bytes) !== 'pdf') refuse('checkUpReportNotPdf');
  const { fileId } = await keepFile(owner, context.services, bytes, { accepted: 'document' });
  return fileId;
}

/** Keeps pictures with what was seen on them beside a report that was issued; refuses where there is none. */
export async function keepPictures(
  context: DeskContext,
  { orderNo, patientId }: OnePerson,
  { findings, pictures }: HandedIn,
): Promise<void> {
  const { db, services } = context;
  const owner = await ownerContext(context, orderNo);
  const person = and(
    eq(checkUpPeople.orderNo, orderNo),
    eq(checkUpPeople.patientId, patientId),
    isNotNull(checkUpPeople.report),
  );
  const [row] = await db.select({ report: checkUpPeople.report }).from(checkUpPeople).where(person);
  const report = row?.report ?? refuse('forbidden');
  const kept: Imaging['pictures'][number][] = [];
  for (const { caption, picture } of pictures) {
    const bytes = Buffer.from(picture, 'base64');
    const { fileId } = await keepFile(owner, services, bytes, { accepted: 'image' });
    kept.push({ fileId, caption });
  }
  const imaging = { findings, pictures: kept };
  await db
    .update(checkUpPeople)
    .set({ report: { ...report, imaging } })
    .where(person);
  removeLater(
    context,
    report.imaging?.pictures.map(({ fileId }) => fileId),
  );
}

/** Removes files that something else has taken the place of, once that is certain. */
export function removeLater(
  { services, afterCommit }: Pick<DeskContext, 'services' | 'afterCommit'>,
  fileIds: readonly string[] = [],
): void {
  if (fileIds.length === 0) return;
  const { db, files } = services;
  afterCommit(async () => {
    for (const fileId of fileIds) await removeFile(db, files, fileId);
  });
}
