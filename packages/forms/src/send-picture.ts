import { uploadApi, type QueryFailure, type useStoreDispatch } from '@xinglin/api';
import { compressImage } from '@xinglin/gateway-sdk';
import type { PictureFlaw } from '@xinglin/rules';
import { judgePicture } from './judge-picture';
import type { SentPicture } from './sent-picture';

/** Null where the picture is good, or cannot be judged: then it is sent like any other. */
const judge = async (file: Blob): Promise<PictureFlaw | null> => {
  try {
    return await judgePicture(file);
  } catch {
    return null;
  }
};

/** Makes a picture smaller, judges its light and focus on the device, and uploads it. Returns the upload's error. */
export async function sendPicture(
  dispatch: ReturnType<typeof useStoreDispatch>,
  file: File,
): Promise<{ readonly data?: SentPicture; readonly error?: QueryFailure | undefined }> {
  const small = await compressImage(file);
  const upload = uploadApi.endpoints.uploadImageFile.initiate({
    file: new File([small], 'picture', { type: small.type }),
  });
  const [{ data, error }, flaw] = await Promise.all([dispatch(upload), judge(small)]);
  return data === undefined ? { error } : { data: { fileId: data.fileId, file: small, flaw } };
}
