import { chatApi } from '@xinglin/api';
import type { ChatMessage, ChatStanding, ListDpchatDetailsResponse } from '@xinglin/gateway-sdk';
import { useState } from 'react';
import { useFollowed } from './follow';
import { mergeMessages } from './merge-messages';

interface Known {
  readonly connected: ChatStanding;
  readonly newest: ListDpchatDetailsResponse;
}

/** Everything that is known of a conversation: what was loaded, what was told since, and what is further back. */
export function useMessages({ connected, newest }: Known) {
  const { orderKey } = connected;
  // Where the stream begins: what was asked for first. What is fetched later only adds to it.
  const [cursors] = useState({ [orderKey]: newest.revision });
  const followed = useFollowed({ cursors });
  const [answers, setAnswers] = useState<readonly ChatMessage[]>([]);
  const [earlier, setEarlier] = useState<{
    readonly items: readonly ChatMessage[];
    readonly hasMore: boolean;
  }>({ items: [], hasMore: newest.hasMore });
  const [askFor, { isFetching, isError }] = chatApi.useLazyListDpchatDetailsQuery();

  const { message: told = [], standing: stands = [] } = followed.rows;
  const messages = mergeMessages(earlier.items, newest.items, answers, told);
  const standing = stands.reduce(
    (latest, one) => (one.orderKey === orderKey && one.revision > latest.revision ? one : latest),
    connected,
  );
  return {
    messages,
    standing,
    isOffline: followed.line === 'offline',
    /** What a call of one's own answered, so that it is there before the stream tells it. */
    know: (message: ChatMessage) => setAnswers((before) => [...before, message]),
    earlier: {
      hasMore: earlier.hasMore,
      isFetching,
      isError,
      ask: async () => {
        const before = messages[0]?.number;
        if (before === undefined) return;
        const { data } = await askFor({ orderKey, before });
        if (data === undefined) return;
        setEarlier(({ items }) => ({ items: [...data.items, ...items], hasMore: data.hasMore }));
      },
    },
  };
}
