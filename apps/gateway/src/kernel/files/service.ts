import type { UploadedFile } from '@xinglin/contract';
import { uploadLimits, voiceLimitMs } from '@xinglin/contract';
import { and, eq } from 'drizzle-orm';
import type { z } from 'zod';
import type { CallContext } from '../../platform/context';
import type { Queryable } from '../../platform/database';
import type { FileStorage } from '../../platform/file-storage';
import { newId } from '../../platform/identifiers';
import { refuse } from '../../platform/refusal';
import type { Services } from '../../platform/services';
import { workPool, type WorkPool } from '../../platform/work-pool/work-pool';
import { fileKindOf, type FileKind, type ImageKind } from './file-kinds';
import { cleanImage, type CleanImage } from './images';
import { cleanPdf } from './pdf-documents';
import { cleanRecording } from './recordings';
import { uploadedFiles } from './tables';

type ContentType = z.output<typeof UploadedFile>['contentType'];

/** A file as it will be stored. */
export interface CleanFile {
  readonly bytes: Uint8Array;
  readonly contentType: ContentType;
  readonly width: number | null;
  readonly height: number | null;
  readonly durationMs: number | null;
}

/** What a call says of the files it takes. */
export interface Sending {
  readonly accepted: keyof typeof uploadLimits;
  /** Something refers to the file from the beginning. */
  readonly isUsed?: boolean;
  /** What they are for, where for nothing else. */
  readonly purpose?: (typeof uploadedFiles.$inferInsert)['purpose'];
}

/** Where a download is found; the file's id follows. */
export const downloadPath = '/kanoupload/file/';

/** The kinds of sound that are kept. */
export const voiceKinds = ['mp3', 'mp4', 'aac', 'ogg', 'webm', 'wav', 'amr', 'amr-wb'] as const;

const takes: Readonly<Record<keyof typeof uploadLimits, readonly FileKind[]>> = {
  image: ['jpeg', 'png', 'webp', 'gif'],
  document: ['jpeg', 'png', 'webp', 'gif', 'pdf'],
  video: ['mp4', 'quicktime', 'webm'],
  voice: voiceKinds,
};

/** A recorder that is told to stop at the limit stops a little later. */
const lateMs = 1000;

type Owner = Pick<CallContext, 'db' | 'account' | 'now'>;

/** Cleans and stores a file for an account, to which its caller refers. Refuses as {@link cleanFile} and {@link storeFile} do. */
export async function keepFile(
  owner: Owner,
  { files, use }: Pick<Services, 'files' | 'use'>,
  bytes: Buffer,
  sending: Sending,
): Promise<z.input<typeof UploadedFile>> {
  const clean = await cleanFile(use(workPool), owner.account, bytes, sending.accepted);
  return storeFile(owner, files, clean, { ...sending, isUsed: true });
}

/** Stores a clean file for an account. Its bytes are stored first: should the call fail, `purgeOrphans` finds them. */
export async function storeFile(
  { db, account: ownerId, now }: Owner,
  storage: FileStorage,
  clean: CleanFile,
  { purpose = null, isUsed = purpose !== null }: Sending,
): Promise<z.input<typeof UploadedFile>> {
  const fileId = newId();
  const storageKey = `${dayOf(now)}/${newId()}`;
  await storage.put(storageKey, clean.bytes);
  const { bytes: written, ...facts } = clean;
  const kept = { fileId, size: written.byteLength, ...facts };
  const usedAt = isUsed ? now : null;
  await db
    .insert(uploadedFiles)
    .values({ ...kept, ownerId, storageKey, purpose, createdAt: now, usedAt });
  return { ...kept, url: `${downloadPath}${fileId}` };
}

/**
 * A file of a user, written again. Refuses with `fileTooLarge`, `fileFormatRefused`, `pictureTooManyPixels`,
 * `fileRefused`, `voiceTooLong`, and as the pool does.
 */
export async function cleanFile(
  pool: WorkPool,
  sender: string,
  bytes: Buffer,
  accepted: keyof typeof uploadLimits,
): Promise<CleanFile> {
  if (bytes.byteLength > uploadLimits[accepted]) refuse('fileTooLarge');
  const clean = (await written(pool, sender, bytes, accepted)) ?? refuse('fileRefused');
  if (accepted === 'voice' && (clean.durationMs ?? 0) > voiceLimitMs + lateMs) {
    refuse('voiceTooLong');
  }
  return clean;
}

async function written(
  pool: WorkPool,
  sender: string,
  bytes: Buffer,
  accepted: keyof typeof uploadLimits,
): Promise<CleanFile | null> {
  // Of nothing there is no format: some phones hand over a picture before they have fetched it.
  if (bytes.byteLength === 0) return null;
  const kind = fileKindOf(bytes);
  if (kind === null || !takes[accepted].includes(kind)) return refuse('fileFormatRefused');
  switch (kind) {
    case 'pdf': {
      const clean = await cleanPdf(pool, sender, bytes);
      return (
        clean && {
          bytes: clean,
          contentType: 'application/pdf',
          width: null,
          height: null,
          durationMs: null,
        }
      );
    }
    case 'jpeg':
    case 'png':
    case 'webp':
    case 'gif': {
      const image = await cleanImage(pool, sender, bytes, kind);
      return image && { ...image, durationMs: null };
    }
    default: {
      const as = accepted === 'video' ? 'film' : 'voice';
      const recording = await cleanRecording(pool, sender, { bytes, kind, as });
      return recording && { ...recording, width: null, height: null };
    }
  }
}

/** The kind of an image that is read and not stored. Refuses with `fileTooLarge`, `fileRefused` and `fileFormatRefused`. */
export function imageKindOf(bytes: Buffer): ImageKind {
  if (bytes.byteLength > uploadLimits.image) refuse('fileTooLarge');
  if (bytes.byteLength === 0) refuse('fileRefused');
  const kind = fileKindOf(bytes);
  const isImage = kind === 'jpeg' || kind === 'png' || kind === 'webp' || kind === 'gif';
  return isImage ? kind : refuse('fileFormatRefused');
}

/** An image that is read and not stored, written again. Refuses as {@link cleanFile} does. */
export async function imageToRead(
  pool: WorkPool,
  sender: string,
  bytes: Buffer,
): Promise<CleanImage> {
  const kind = imageKindOf(bytes);
  return (await cleanImage(pool, sender, bytes, kind)) ?? refuse('fileRefused');
}

/** What stands before the Base64 of a picture; some devices name no type, or one that says nothing. */
const dataPrefix =
  /^data:(?:image\/[a-z0-9+.-]{1,20}|application\/octet-stream|null|undefined)?(?:;[\w-]{1,20}=[^;,]{0,100}){0,3};base64,/i;

/**
 * The image in a `data:` URL or in bare Base64; null when it is neither. Base64 may be broken into lines, as Android
 * writes it, lack its padding, and be that of URLs. One that lost a letter is refused.
 */
export function imageFromText(text: string): Buffer | null {
  const base64 = text
    .trim()
    .replace(dataPrefix, '')
    .replace(/[\r\n\t]+/g, '')
    .replaceAll('-', '+')
    .replaceAll('_', '/');
  const padding = '='.repeat(base64.endsWith('=') ? 0 : -base64.length & 3);
  const bytes = Buffer.from(base64, 'base64');
  // Written again rather than matched: an expression over megabytes can run out of its stack.
  const isWhole = bytes.toString('base64') === base64 + padding;
  return bytes.byteLength > 0 && isWhole ? bytes : null;
}

/** The day under which files of that moment are kept. */
export function dayOf(moment: Date): string {
  return moment.toISOString().slice(0, 10);
}

/** A file of the account; undefined for another's as for none. */
export async function findFile(db: Queryable, ownerId: string, fileId: string) {
  const [file] = await db
    .select()
    .from(uploadedFiles)
    .where(and(eq(uploadedFiles.fileId, fileId), eq(uploadedFiles.ownerId, ownerId)));
  return file;
}
