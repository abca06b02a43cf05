import type { PictureFlaw } from '@xinglin/rules';

/** A picture that has been sent; `file` is null for one that was there before this page was opened. */
export interface SentPicture {
  readonly fileId: string;
  readonly file: Blob | null;
  /** What is wrong with its light or focus, as the device judged it. */
  readonly flaw?: PictureFlaw | null;
}
