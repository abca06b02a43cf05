// Generated from packages/contract by `npm run generate`; change it there.
import type { CallRow } from '../call-row';
import type { UploadAudioRequest, UploadCobraImageRequest, UploadCommerceFileRequest, UploadFileByDecoderRequest, UploadImageByDecoderRequest, UploadImageFileByDecoderRequest, UploadImageFileRequest, UploadImageRequest, UploadSweepCodeImageRequest, UploadSweepCodeImageResponse, UploadVideoRequest, UploadedFile } from './types/upload';

/** The calls of the upload domain. */
export const uploadCalls: {
  uploadImageFile: CallRow<UploadImageFileRequest, UploadedFile, 'mutation'>;
  uploadImageFileByDecoder: CallRow<UploadImageFileByDecoderRequest, UploadedFile, 'mutation'>;
  uploadImageByDecoder: CallRow<UploadImageByDecoderRequest, UploadedFile, 'mutation'>;
  uploadCobraImage: CallRow<UploadCobraImageRequest, UploadedFile, 'mutation'>;
  uploadFileByDecoder: CallRow<UploadFileByDecoderRequest, UploadedFile, 'mutation'>;
  uploadCommerceFile: CallRow<UploadCommerceFileRequest, UploadedFile, 'mutation'>;
  uploadVideo: CallRow<UploadVideoRequest, UploadedFile, 'mutation'>;
  uploadAudio: CallRow<UploadAudioRequest, UploadedFile, 'mutation'>;
  uploadImage: CallRow<UploadImageRequest, UploadedFile, 'mutation'>;
  uploadSweepCodeImage: CallRow<UploadSweepCodeImageRequest, UploadSweepCodeImageResponse, 'mutation'>;
} = {
  uploadImageFile: {
    path: '/kanoupload/imagefileupload',
    kind: 'mutation',
    encoding: 'multipart',
    timeoutMs: 60000,
    bodyLimit: 26279936
  },
  uploadImageFileByDecoder: {
    path: '/kanoupload/imagefileuploadbydecoder',
    kind: 'mutation',
    encoding: 'multipart',
    timeoutMs: 60000,
    bodyLimit: 26279936
  },
  uploadImageByDecoder: {
    path: '/kanoupload/imageuploadbydecoder',
    kind: 'mutation',
    encoding: 'multipart',
    timeoutMs: 60000,
    bodyLimit: 26279936
  },
  uploadCobraImage: {
    path: '/cobra/kano/imageupload',
    kind: 'mutation',
    encoding: 'multipart',
    timeoutMs: 60000,
    bodyLimit: 26279936
  },
  uploadFileByDecoder: {
    path: '/kanoupload/fileuploadbydecoder',
    kind: 'mutation',
    encoding: 'multipart',
    timeoutMs: 60000,
    bodyLimit: 26279936
  },
  uploadCommerceFile: {
    path: '/modulecommerce/fileupload',
    kind: 'mutation',
    encoding: 'multipart',
    timeoutMs: 60000,
    bodyLimit: 26279936,
    successCode: 10000
  },
  uploadVideo: {
    path: '/common/upload/video',
    kind: 'mutation',
    encoding: 'multipart',
    timeoutMs: 60000,
    bodyLimit: 52494336
  },
  uploadAudio: {
    path: '/common/upload/audio',
    kind: 'mutation',
    encoding: 'multipart',
    timeoutMs: 60000,
    bodyLimit: 5308416
  },
  uploadImage: {
    path: '/kanoupload/imageupload.json',
    kind: 'mutation',
    timeoutMs: 60000,
    bodyLimit: 35018072
  },
  uploadSweepCodeImage: {
    path: '/wit/upload/sweepcodeimage.json',
    kind: 'mutation',
    timeoutMs: 60000,
    bodyLimit: 35018072
  }
};
