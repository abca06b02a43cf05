import { chatApi } from '@xinglin/api';
import type { ChatMessage, ChatStanding, ListDpchatDetailsResponse } from '@xinglin/gateway-sdk';
import { useState } from 'react';
import { useFollowed } from './follow';
import { mergeMessages } from './merge-messages';

/** As many messages as one answer holds. */
const mostAtATime = 50;

/** The same list each time, for what follows it. */
const none: readonly never[] = [];

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

  const {
    message: told = [],
    standing: stands = [],
    call: calls = none,
    signal: signals = none,
  } = followed.rows;
  const messages = mergeMessages(earlier.items, newest.items, answers, told);
  const standing = stands.reduce(
    (latest, one) => (one.orderKey === orderKey && one.revision > latest.revision ? one : latest),
    connected,
  );
  const askBefore = async (part: { readonly before: number; readonly pageSize?: number }) => {
    const { data, error } = await askFor({ orderKey, ...part });
    // Data of a part that was asked for before stays beside an error.
    if (error !== undefined || data === undefined) return { data: undefined, error };
    setEarlier(({ items }) => ({ items: [...data.items, ...items], hasMore: data.hasMore }));
    return { data, error };
  };
  return {
    messages,
    standing,
    /** What was told of calls in it, and what the doctor's browser signalled. */
    calls,
    signals,
    isOffline: followed.line === 'offline',
    /** What a call of one's own answered, so that it is there before the stream tells it. */
    know: (message: ChatMessage) => setAnswers((before) => [...before, message]),
    earlier: {
      hasMore: earlier.hasMore,
      isFetching,
      isError,
      ask: async () => {
        const before = messages[0]?.number;
        if (before !== undefined) await askBefore({ before });
      },
      /**
       * Asks until a message that is further back is there. Answers with the failure where that fails, null where the
       * message is there.
       */
      until: async (number: number) => {
        let before = messages[0]?.number ?? number;
        while (before > number) {
          const { data, error } = await askBefore({ before, pageSize: mostAtATime });
          const first = data?.items[0]?.number;
          if (error !== undefined || first === undefined) return { error };
          before = first;
        }
        return null;
      },
    },
  };
}
