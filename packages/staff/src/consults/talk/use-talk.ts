import type { DeskResponse } from '@xinglin/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDesk, type DeskRead } from '../../api/staff-api';
import type { StaffFailure } from '../../api/staff-failure';
import { consultApi } from '../consult-api';
import { failureText } from '../../parts/failure-text';
import { queuePollMs } from '../queue-item';

type Talk = DeskResponse<'open-conversation'>;

/** A message of a conversation, as the staff reads it. */
export type TalkMessage = Talk['items'][number];

/** What was read of a conversation. */
export interface ReadTalk {
  readonly read: DeskRead<Talk>;
  /** In their order, without a gap. */
  readonly messages: readonly TalkMessage[];
  readonly hasEarlier: boolean;
  readonly isReadingEarlier: boolean;
  /** Why earlier ones could not be read. */
  readonly problem: string | undefined;
  readonly readEarlier: () => Promise<void>;
}

/** One list of two that overlap; what was read last counts. */
function mergeTalk(
  former: readonly TalkMessage[],
  latest: readonly TalkMessage[],
): readonly TalkMessage[] {
  const byNumber = new Map([...former, ...latest].map((message) => [message.number, message]));
  return [...byNumber.values()].toSorted((one, other) => one.number - other.number);
}

/** The messages of a consult: the newest, which follow the gateway's events, and earlier ones on request. */
export function useTalk(orderKey: string): ReadTalk {
  const { t } = useTranslation('staff');
  const read = useDesk('open-conversation', { orderKey }, { pollingInterval: queuePollMs });
  const [readBefore, { isLoading }] = consultApi.useEarlierMessagesMutation();
  const [held, setHeld] = useState<readonly TalkMessage[]>([]);
  const [hasMore, setHasMore] = useState<boolean>();
  const [problem, setProblem] = useState<string>();
  const latest = read.data?.items;
  const [seen, setSeen] = useState(latest);
  // What leaves the newest page as further messages arrive is still shown.
  if (latest !== undefined && latest !== seen) {
    setSeen(latest);
    setHeld(mergeTalk(held, latest));
  }
  const readEarlier = async (): Promise<void> => {
    const [first] = held;
    if (first === undefined || isLoading) return;
    setProblem(undefined);
    const { data, error } = await readBefore({ orderKey, before: first.number });
    if (data?.done) {
      const { items } = data.done;
      setHasMore(data.done.hasMore);
      setHeld((now) => mergeTalk(items, now));
      // The base query fails with nothing else.
    } else if (error) setProblem(failureText(error as StaffFailure, t));
  };
  return {
    read,
    messages: held,
    hasEarlier: hasMore ?? read.data?.hasMore ?? false,
    isReadingEarlier: isLoading,
    problem,
    readEarlier,
  };
}
