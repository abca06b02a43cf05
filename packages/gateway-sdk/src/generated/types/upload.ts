// Generated from packages/contract by `npm run generate`; change it there.
export interface UploadImageFileRequest {
  file: Blob;
}
export interface UploadedFile {
  fileId: string;
  url: string;
  contentType:
    | 'image/jpeg'
    | 'image/png'
    | 'image/webp'
    | 'application/pdf'
    | 'video/mp4'
    | 'video/quicktime'
    | 'video/webm'
    | 'audio/mpeg'
    | 'audio/mp4'
    | 'audio/aac'
    | 'audio/ogg'
    | 'audio/webm'
    | 'audio/wav'
    | 'audio/amr'
    | 'audio/amr-wb';
  size: number;
  width: number | null;
  height: number | null;
  durationMs: number | null;
}
export interface UploadImageFileByDecoderRequest {
  file: Blob;
}
export interface UploadImageByDecoderRequest {
  file: Blob;
}
export interface UploadCobraImageRequest {
  file: Blob;
}
export interface UploadFileByDecoderRequest {
  file: Blob;
}
export interface UploadCommerceFileRequest {
  file: Blob;
}
export interface UploadVideoRequest {
  file: Blob;
}
export interface UploadAudioRequest {
  file: Blob;
}
export interface UploadImageRequest {
  image: string;
}
export interface UploadSweepCodeImageRequest {
  image: string;
}
export interface UploadSweepCodeImageResponse {
  text: string;
}
