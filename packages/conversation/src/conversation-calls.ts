import { chatApi, type QueryThunk } from '@xinglin/api';

/** What a page with a conversation loads before it is shown. */
export function conversationCalls(orderKey: string): QueryThunk[] {
  const { connectDpchat, listDpchatDetails } = chatApi.endpoints;
  return [connectDpchat.initiate({ orderKey }), listDpchatDetails.initiate({ orderKey })];
}
