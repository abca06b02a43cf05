import type { DeskActionAnswer, DeskRequest, DeskResponse } from '@xinglin/contract';
import { staffApi } from '../api/staff-api';

/** Seconds for which the files of a message stay at hand: they never change, and are large. */
const filesStayFor = 600;

/**
 * Actions of the desk that change nothing another page shows: files of a message and signals of a call. They neither
 * are read again with every event, nor make everything else be read again.
 */
export const consultApi = staffApi.injectEndpoints({
  endpoints: (build) => ({
    messageFiles: build.query<
      DeskResponse<'open-message-files'>['files'],
      DeskRequest<'open-message-files'>
    >({
      query: (input) => ({ path: 'actions/open-message-files', input }),
      transformResponse: ({ done }: DeskActionAnswer<DeskResponse<'open-message-files'>>) =>
        done?.files ?? [],
      keepUnusedDataFor: filesStayFor,
    }),
    earlierMessages: build.mutation<
      DeskActionAnswer<DeskResponse<'open-conversation'>>,
      DeskRequest<'open-conversation'>
    >({ query: (input) => ({ path: 'actions/open-conversation', input }) }),
    joinVideoCall: build.mutation<
      DeskActionAnswer<DeskResponse<'join-video-call'>>,
      DeskRequest<'join-video-call'>
    >({ query: (input) => ({ path: 'actions/join-video-call', input }) }),
    signalVideoCall: build.mutation<
      DeskActionAnswer<DeskResponse<'signal-video-call'>>,
      DeskRequest<'signal-video-call'>
    >({ query: (input) => ({ path: 'actions/signal-video-call', input }) }),
    readVideoCall: build.mutation<
      DeskActionAnswer<DeskResponse<'read-video-call'>>,
      DeskRequest<'read-video-call'>
    >({ query: (input) => ({ path: 'actions/read-video-call', input }) }),
  }),
});
