import type { upload } from '@xinglin/contract';
import type { CallContext } from '../../platform/context';
import type { HandlersOf } from '../../platform/mount';
import { ReceivedFile } from '../../platform/received-file';
import { refuse } from '../../platform/refusal';
import type { Services } from '../../platform/services';
import { readQrCode } from './qr-code';
import { imageFromText, imageToRead, keepFile, type Sending } from './service';

/** The uploads of spec 1 §7 and spec 3 §7.15; they differ in what they take and how it is sent. */
export function uploadHandlers({ files, limits }: Services): HandlersOf<typeof upload> {
  const keep = async (bytes: Buffer, sending: Sending, context: CallContext) => {
    await limits.consume('uploadByAccount', context.account);
    return keepFile(context, files, bytes, sending);
  };
  const parts =
    (accepted: Sending['accepted'], purpose?: Sending['purpose']) =>
    async ({ file }: { file: File }, context: CallContext) =>
      // The body's reader makes every file one of these.
      file instanceof ReceivedFile
        ? keep(file.content, { accepted, purpose }, context)
        : refuse('fileRefused');
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
      const { bytes } = await imageToRead(imageFromText(image) ?? refuse('fileRefused'));
      return { text: (await readQrCode(bytes)) ?? refuse('codeUnreadable') };
    },
    async uploadImage({ image }, context) {
      return keep(imageFromText(image) ?? refuse('fileRefused'), { accepted: 'image' }, context);
    },
  };
}
