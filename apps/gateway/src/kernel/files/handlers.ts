import type { upload } from '@xinglin/contract';
import type { HandlersOf } from '../../platform/mount';
import { ReceivedFile } from '../../platform/received-file';
import { refuse } from '../../platform/refusal';
import type { Services } from '../../platform/services';
import { inTwoSteps } from '../../platform/two-steps';
import { workPool } from '../../platform/work-pool/work-pool';
import { readQrCode } from './qr-code';
import { requireRoom } from './quota';
import { cleanFile, imageFromText, imageKindOf, storeFile, type Sending } from './service';

/** The uploads of spec 1 §7 and spec 3 §7.15; they differ in what they take and how it is sent. */
export function uploadHandlers({ files, limits, use }: Services): HandlersOf<typeof upload> {
  const pool = use(workPool);
  const keeping = <Input>(bytesOf: (input: Input) => Buffer | null, sending: Sending) =>
    inTwoSteps(
      async (input: Input, { account }) => {
        await limits.consume('uploadByAccount', account);
        return cleanFile(pool, account, bytesOf(input) ?? refuse('fileRefused'), sending.accepted);
      },
      async (clean, context) => {
        await requireRoom(context, clean.bytes.byteLength);
        return storeFile(context, files, clean, sending);
      },
    );
  const parts = (accepted: Sending['accepted'], purpose?: Sending['purpose']) =>
    keeping(
      // The body's reader makes every file one of these.
      ({ file }: { file: File }) => (file instanceof ReceivedFile ? file.content : null),
      { accepted, purpose },
    );
  return {
    uploadImageFile: parts('image'),
    uploadImageFileByDecoder: parts('image'),
    uploadImageByDecoder: parts('image'),
    uploadCobraImage: parts('image'),
    uploadFileByDecoder: parts('document'),
    uploadCommerceFile: parts('document', 'commerce'),
    uploadVideo: parts('video'),
    uploadAudio: parts('voice'),
    async uploadSweepCodeImage({ image }, { account }) {
      await limits.consume('uploadByAccount', account);
      const bytes = imageFromText(image) ?? refuse('fileRefused');
      const read = await readQrCode(pool, account, { bytes, kind: imageKindOf(bytes) });
      const { text } = read ?? refuse('fileRefused');
      return { text: text ?? refuse('codeUnreadable') };
    },
    uploadImage: keeping(({ image }: { image: string }) => imageFromText(image), {
      accepted: 'image',
    }),
  };
}
