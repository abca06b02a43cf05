import { longestName } from '@xinglin/rules';
import { z } from 'zod';
import { defineCalls } from '../define-calls';
import { Gender } from './patients';
import { LocalDate, opaqueText } from '../shapes';
import { base64Limit, multipartLimit, uploadLimits } from '../system/upload';

/** What can be read off the front of a mainland ID card. */
export const IdCardField = z
  .enum(['name', 'gender', 'birthDate', 'cardNo'])
  .meta({ id: 'IdCardField' });

/** The front of a mainland ID card as it was read off a picture. */
export const IdCardReading = z
  .object({
    /** Null where no name could be made out. */
    name: z.string().min(1).max(longestName).nullable(),
    /** As the number says it. */
    gender: Gender,
    /** As the number says it. */
    birthDate: LocalDate,
    /** 18 characters whose check character holds. */
    cardNo: z.string().regex(/^\d{17}[\dX]$/),
    /** What the person should look at again: hard to read, or printed otherwise than the number says. */
    unsure: z.array(IdCardField),
  })
  .meta({ id: 'IdCardReading' });

/**
 * A picture that is read and not kept. Refuses with `pictureUnreadable` when there is no valid number
 * on it, with `fileTooLarge` and `fileRefused` like an upload.
 */
const reading = {
  timeoutMs: 60_000,
  access: 'session',
  kind: 'mutation',
  keepsNothing: true,
  response: IdCardReading,
} as const;

/** Reading documents (spec 1 §7, Uploads and OCR). */
export const ocr = defineCalls({
  /** The picture in parts: field `file`. */
  ocrIdCard: {
    path: '/bffnode/portal/common/ocr/idcardocr',
    encoding: 'multipart',
    bodyLimit: multipartLimit(uploadLimits.image),
    request: z.object({ file: z.file() }),
    ...reading,
  },
  /** The same as JSON: the picture in Base64, a `data:` URL or bare. */
  getIdCardOcr: {
    path: '/moduleusercenter/idcardocr/getocr',
    bodyLimit: base64Limit(uploadLimits.image),
    request: z.object({ image: opaqueText({}) }),
    ...reading,
  },
});
