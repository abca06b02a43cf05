// Generated from packages/contract by `npm run generate`; change it there.
import type { CallRow } from '../call-row';
import type { UploadCobraImageRequest, UploadFileByDecoderRequest, UploadImageByDecoderRequest, UploadImageFileByDecoderRequest, UploadImageFileRequest, UploadImageRequest, UploadVideoRequest, UploadedFile } from './types';

/** The calls of the upload domain. */
export const uploadCalls: {
  uploadImageFile: CallRow<UploadImageFileRequest, UploadedFile, 'mutation'>;
  uploadImageFileByDecoder: CallRow<UploadImageFileByDecoderRequest, UploadedFile, 'mutation'>;
  uploadImageByDecoder: CallRow<UploadImageByDecoderRequest, UploadedFile, 'mutation'>;
  uploadCobraImage: CallRow<UploadCobraImageRequest, UploadedFile, 'mutation'>;
  uploadFileByDecoder: CallRow<UploadFileByDecoderRequest, UploadedFile, 'mutation'>;
  uploadVideo: CallRow<UploadVideoRequest, UploadedFile, 'mutation'>;
  uploadImage: CallRow<UploadImageRequest, UploadedFile, 'mutation'>;
} = {
  uploadImageFile: {
    path: '/kanoupload/imagefileupload',
    kind: 'mutation',
    encoding: 'multipart',
    timeoutMs: 60000
  },
  uploadImageFileByDecoder: {
    path: '/kanoupload/imagefileuploadbydecoder',
    kind: 'mutation',
    encoding: 'multipart',
    timeoutMs: 60000
  },
  uploadImageByDecoder: {
    path: '/kanoupload/imageuploadbydecoder',
    kind: 'mutation',
    encoding: 'multipart',
    timeoutMs: 60000
  },
  uploadCobraImage: {
    path: '/cobra/kano/imageupload',
    kind: 'mutation',
    encoding: 'multipart',
    timeoutMs: 60000
  },
  uploadFileByDecoder: {
    path: '/kanoupload/fileuploadbydecoder',
    kind: 'mutation',
    encoding: 'multipart',
    timeoutMs: 60000
  },
  uploadVideo: {
    path: '/common/upload/video',
    kind: 'mutation',
    encoding: 'multipart',
    timeoutMs: 60000
  },
  uploadImage: {
    path: '/kanoupload/imageupload.json',
    kind: 'mutation',
    timeoutMs: 60000
  }
};
