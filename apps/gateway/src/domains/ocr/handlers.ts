// Owns: reading documents off pictures: who reads, what of it is believed.
// Must not know: what the reading is for. No picture and no reading is kept.
// Used by: the gateway's composition.
import type { ocr } from '@xinglin/contract';
import type { CallContext } from '../../platform/context';
import type { HandlersOf } from '../../platform/mount';
import { ReceivedFile } from '../../platform/received-file';
import { refuse } from '../../platform/refusal';
import type { Services } from '../../platform/services';
import { imageFromText, imageToRead } from '../../kernel/files/service';
import { workPool } from '../../platform/work-pool/work-pool';
import { ocrProvider, readIdCard } from './service';

/** The calls of the OCR domain (spec 1 §7); they differ in how the picture is sent. */
export function ocrHandlers({ limits, logger, use }: Services): HandlersOf<typeof ocr> {
  const reader = use(ocrProvider);
  const pool = use(workPool);
  const read = async (bytes: Buffer, { account }: CallContext) => {
    await limits.consume('ocrByAccount', account);
    return readIdCard(reader, await imageToRead(pool, account, bytes), logger);
  };
  return {
    ocrIdCard: async ({ file }, context) =>
      // The body's reader makes every file one of these.
      file instanceof ReceivedFile ? read(file.content, context) : refuse('fileRefused'),
    getIdCardOcr: async ({ image }, context) =>
      read(imageFromText(image) ?? refuse('fileRefused'), context),
  };
}
