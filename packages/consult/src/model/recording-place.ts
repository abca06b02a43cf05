import { href } from '@xinglin/routes';

/** The recordings of the calls of a consult. */
export const recordingsHref = (orderKey: string): string =>
  href('consult.dpchatPhoneRecordingList', {}, { orderKey });

/** One of them, to listen to. */
export const recordingHref = (orderKey: string, recordingId: string): string =>
  href('consult.dpchatPhoneRecordingPlay', {}, { orderKey, recordingId });
