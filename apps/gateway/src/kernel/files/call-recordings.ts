import type { Queryable } from '../../platform/database';
import { newId } from '../../platform/identifiers';
import { refuse } from '../../platform/refusal';
import type { Services } from '../../platform/services';
import { workPool } from '../../platform/work-pool/work-pool';
import { fileKindOf } from './file-kinds';
import { cleanRecording } from './recordings';
import { dayOf, voiceKinds } from './service';
import { uploadedFiles } from './tables';

/**
 * Cleans and stores the recording of a call for the account that it belongs to, which downloads it like a file of its
 * own and can send it nowhere. Refuses with `fileFormatRefused` and `fileRefused`. Its bytes are stored first: should
 * the transaction fail, `purgeOrphans` finds them.
 */
export async function keepCallRecording(
  db: Queryable,
  { files, use }: Pick<Services, 'files' | 'use'>,
  { bytes, ownerId, now }: { readonly bytes: Buffer; readonly ownerId: string; readonly now: Date },
): Promise<{ readonly fileId: string; readonly durationMs: number }> {
  const found = fileKindOf(bytes);
  const kind = voiceKinds.find((one) => one === found) ?? refuse('fileFormatRefused');
  const clean =
    (await cleanRecording(use(workPool), ownerId, { bytes, kind, as: 'voice' })) ??
    refuse('fileRefused');
  const { contentType, durationMs } = clean;
  const fileId = newId();
  const storageKey = `${dayOf(now)}/${newId()}`;
  await files.put(storageKey, clean.bytes);
  await db.insert(uploadedFiles).values({
    fileId,
    ownerId,
    storageKey,
    contentType,
    size: clean.bytes.byteLength,
    durationMs,
    purpose: 'callRecording',
    createdAt: now,
    usedAt: now,
  });
  return { fileId, durationMs };
}
