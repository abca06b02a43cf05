import { z } from 'zod';
import { opaqueText } from '../shapes';
import { FileId } from './ids';
import { defineCalls } from '../define-calls';

const megabyte = 1024 * 1024;

/** Most bytes of one uploaded file, by what it is: a photograph as phones take them, a report of many pages. */
export const uploadLimits = {
  image: 25 * megabyte,
  document: 25 * megabyte,
  video: 50 * megabyte,
  voice: 5 * megabyte,
} as const;

/** Longest voice message, in milliseconds. */
export const voiceLimitMs = 60_000;

/** What a body holds beside the file: boundaries, headers, small fields. */
const partsBytes = 64 * 1024;

/** Most bytes of a body in parts with a file of so many. */
export const multipartLimit = (bytes: number): number => bytes + partsBytes;

/** Most bytes of a JSON body with a file of so many in Base64. */
export const base64Limit = (bytes: number): number => Math.ceil(bytes / 3) * 4 + partsBytes;

/** A file as the gateway keeps it: images, films and voices written anew, without metadata. */
export const UploadedFile = z
  .object({
    fileId: FileId,
    /** Path on the gateway where its owner can download it; a browser puts `/gateway` before it. */
    url: z.string().startsWith('/kanoupload/file/'),
    contentType: z.enum([
      'image/jpeg',
      'image/png',
      'image/webp',
      'application/pdf',
      'video/mp4',
      'video/quicktime',
      'video/webm',
      'audio/mpeg',
      'audio/mp4',
      'audio/aac',
      'audio/ogg',
      'audio/webm',
      'audio/wav',
      'audio/amr',
      'audio/amr-wb',
    ]),
    /** Bytes as kept. */
    size: z.int().min(1),
    /** Pixels; null for what is no image. */
    width: z.int().nullable(),
    height: z.int().nullable(),
    /** Milliseconds; null for what is neither a film nor a voice. */
    durationMs: z.int().min(0).nullable(),
  })
  .meta({ id: 'UploadedFile' });

/**
 * An upload in parts: field `file`. Refuses with `fileTooLarge`, with `fileFormatRefused` what is not, by its own
 * bytes, one of the kinds that the call takes, with `pictureTooManyPixels`, and with `fileRefused` what is broken. Refuses
 * with `uploadsADayReached` and `uploadsReached` an account that has uploaded too much. A file to which nothing refers
 * is removed after a day.
 */
const multipartUpload = (kind: keyof typeof uploadLimits) =>
  ({
    encoding: 'multipart',
    timeoutMs: 60_000,
    bodyLimit: multipartLimit(uploadLimits[kind]),
    access: 'session',
    kind: 'mutation',
    request: z.object({ file: z.file() }),
    response: UploadedFile,
  }) as const;

export const upload = defineCalls({
  uploadImageFile: { path: '/kanoupload/imagefileupload', ...multipartUpload('image') },
  uploadImageFileByDecoder: {
    path: '/kanoupload/imagefileuploadbydecoder',
    ...multipartUpload('image'),
  },
  uploadImageByDecoder: { path: '/kanoupload/imageuploadbydecoder', ...multipartUpload('image') },
  uploadCobraImage: { path: '/cobra/kano/imageupload', ...multipartUpload('image') },
  /** Takes PDF as well as images: a report, a discharge letter. */
  uploadFileByDecoder: { path: '/kanoupload/fileuploadbydecoder', ...multipartUpload('document') },
  /**
   * A proof about goods: an invoice, the picture of what is to be returned. Takes images and PDF, and keeps them for
   * nothing else. Its code of success is 10000 (spec 3 §7.13).
   */
  uploadCommerceFile: {
    path: '/modulecommerce/fileupload',
    ...multipartUpload('document'),
    successCode: 10_000,
  },
  /** Takes MP4, QuickTime and WebM, as phones and browsers record them. */
  uploadVideo: { path: '/common/upload/video', ...multipartUpload('video') },
  /**
   * Takes a voice message as MP3, M4A, AAC, Ogg, WebM, WAV or AMR. Refuses one that is longer than
   * {@link voiceLimitMs} with `voiceTooLong`.
   */
  uploadAudio: { path: '/common/upload/audio', ...multipartUpload('voice') },
  /** The same as JSON, for places without multipart: the image in Base64, a `data:` URL or bare. */
  uploadImage: {
    path: '/kanoupload/imageupload.json',
    timeoutMs: 60_000,
    bodyLimit: base64Limit(uploadLimits.image),
    access: 'session',
    kind: 'mutation',
    request: z.object({ image: opaqueText({}) }),
    response: UploadedFile,
  },
  /**
   * Reads the QR code off a picture, where a page cannot scan by itself: the image in Base64, a
   * `data:` URL or bare. The picture is not kept; the text is whatever was printed, and may lead
   * anywhere. Refuses with `codeUnreadable` when there is none.
   */
  uploadSweepCodeImage: {
    path: '/wit/upload/sweepcodeimage.json',
    timeoutMs: 60_000,
    bodyLimit: base64Limit(uploadLimits.image),
    access: 'session',
    kind: 'mutation',
    keepsNothing: true,
    request: z.object({ image: opaqueText({}) }),
    response: z.object({ text: z.string().max(8000) }),
  },
});
