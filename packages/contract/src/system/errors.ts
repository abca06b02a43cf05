import { defineErrors } from '../define-errors';

/** Why files are refused. */
export const systemErrors = defineErrors({
  /** The file is broken, or none that the account may use here. */
  fileRefused: 41501,
  /** A voice message lasts longer than is taken. */
  voiceTooLong: 41503,
  /** No QR code could be read off the picture. */
  codeUnreadable: 41504,
  /** The file is none of the kinds that the call takes, as HEIC. */
  fileFormatRefused: 41505,
  /** The picture has more pixels than any camera of a phone takes, or more than its kind can be unpacked with. */
  pictureTooManyPixels: 41506,
  /** The account has uploaded as many bytes as it may within 24 hours. */
  uploadsADayReached: 41507,
  /** The account has as many bytes of files as it may have. */
  uploadsReached: 41508,
});
