import type { consult, RequestOf, ResponseOf } from '@xinglin/contract';
import {
  callRecordingRules,
  consultTerms,
  formatInstant,
  hospitalTimeZone,
  textIn,
} from '@xinglin/rules';
import { and, asc, eq, isNotNull, lte } from 'drizzle-orm';
import { announcing, say } from '../../kernel/conversations/write';
import { keepCallRecording } from '../../kernel/files/call-recordings';
import { removeFile } from '../../kernel/files/made-files';
import { downloadPath } from '../../kernel/files/service';
import { orders } from '../../kernel/orders/tables';
import { doctors } from '../../kernel/places/tables';
import type { CallContext } from '../../platform/context';
import { newId } from '../../platform/identifiers';
import type { Purge } from '../../platform/purge';
import { refuse } from '../../platform/refusal';
import type { Services } from '../../platform/services';
import { textOf } from './locales';
import { wholeList } from '../../platform/whole-list';
import { consultOrders, consultRecordings } from './tables';

type Call = (typeof consult)['listConsultRecordings'];

const dayMs = 24 * 60 * 60 * 1000;
const keptMs = callRecordingRules.keptDays * dayMs;

/** A recording as the provider of calls hands it in. */
interface HandedIn {
  readonly orderKey: string;
  readonly callId: string;
  readonly startedAt: Date;
  readonly bytes: Buffer;
}

/** What keeping one runs in. */
type KeepingContext = Parameters<typeof announcing>[1] & {
  readonly services: Pick<Services, 'files' | 'live' | 'use'>;
};

/**
 * Keeps the recording of a call for the owner of its consult, and says so in the conversation. Handed in again, the
 * first one counts. Refuses what is no consult by phone that a doctor took, and a file that is no sound.
 */
export async function keepRecording(
  context: KeepingContext,
  { orderKey, callId, startedAt, bytes }: HandedIn,
): Promise<string> {
  const { db, now, services } = context;
  // Locked, so that a provider that tries again meanwhile finds the first one.
  const [found = refuse('forbidden')] = await db
    .select({ own: consultOrders, ownerId: orders.ownerId, locale: orders.locale })
    .from(consultOrders)
    .innerJoin(orders, eq(orders.orderNo, consultOrders.orderNo))
    .where(eq(consultOrders.orderNo, orderKey))
    .for('update');
  const { own, ownerId, locale } = found;
  if (consultTerms(own.consultKind).medium !== 'phone' || own.endsAt === null) refuse('forbidden');
  const [former] = await db
    .select({ recordingId: consultRecordings.recordingId })
    .from(consultRecordings)
    .where(and(eq(consultRecordings.orderNo, orderKey), eq(consultRecordings.callId, callId)));
  if (former !== undefined) return former.recordingId;
  const { fileId, durationMs } = await keepCallRecording(db, services, {
    bytes,
    ownerId,
    now,
  });
  const recordingId = newId();
  await db.insert(consultRecordings).values({
    recordingId,
    orderNo: orderKey,
    callId,
    fileId,
    startedAt,
    durationMs,
    keptUntil: new Date(now.getTime() + keptMs),
  });
  await say(announcing(services.live, context), orderKey, {
    side: 'system',
    content: {
      type: 'card',
      card: 'callRecording',
      thingId: recordingId,
      title: textOf(locale, 'recording.title'),
      lines: [formatInstant(startedAt, locale, hospitalTimeZone)],
    },
  });
  return recordingId;
}

/** The recordings of one of the account's consults; refuses any other. */
export async function listRecordings(
  { orderKey }: RequestOf<Call>,
  { db, account, locale }: CallContext,
): Promise<ResponseOf<Call>> {
  const [row = refuse('forbidden')] = await db
    .select({ patientName: consultOrders.patientName, doctorName: doctors.name })
    .from(consultOrders)
    .innerJoin(orders, eq(orders.orderNo, consultOrders.orderNo))
    .leftJoin(doctors, eq(doctors.id, consultOrders.doctorId))
    .where(and(eq(orders.orderNo, orderKey), eq(orders.ownerId, account)));
  const kept = await db
    .select()
    .from(consultRecordings)
    .where(eq(consultRecordings.orderNo, orderKey))
    .orderBy(asc(consultRecordings.startedAt), asc(consultRecordings.recordingId));
  return {
    ...wholeList(
      kept.map(({ recordingId, startedAt, durationMs, fileId, keptUntil }) => ({
        recordingId,
        startedAt: startedAt.toISOString(),
        durationMs,
        url: fileId && `${downloadPath}${fileId}`,
        keptUntil: keptUntil.toISOString(),
      })),
    ),
    orderKey,
    doctorName: row.doctorName && textIn(row.doctorName, locale),
    patientName: row.patientName,
    keptDays: callRecordingRules.keptDays,
  };
}

/** Removes the files of recordings whose time is over; that there was a call stays with the consult. */
export const purgeRecordings: Purge = async (db, now, { files }) => {
  const over = await db
    .select({ recordingId: consultRecordings.recordingId, fileId: consultRecordings.fileId })
    .from(consultRecordings)
    .where(and(isNotNull(consultRecordings.fileId), lte(consultRecordings.keptUntil, now)));
  for (const { recordingId, fileId } of over) {
    if (fileId !== null) await removeFile(db, files, fileId);
    await db
      .update(consultRecordings)
      .set({ fileId: null })
      .where(eq(consultRecordings.recordingId, recordingId));
  }
};
