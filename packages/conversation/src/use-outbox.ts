import { chatApi, failureMessage, useSession, useStoreDispatch } from '@xinglin/api';
import type { ChatMessage } from '@xinglin/gateway-sdk';
import { personalStorage } from '@xinglin/platform';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { Outbox, type Outgoing, type Sent } from './outbox';

const weekMs = 7 * 24 * 60 * 60 * 1000;

/** Cleared when the person signs out. */
const unsent = personalStorage('conversation-outbox', {
  area: () => window.localStorage,
  lifeMs: weekMs,
});

// The server has no storage.
const nothing: readonly Outgoing[] = [];

/** Failures that another try changes nothing about. */
const final = new Set(['business', 'validation', 'conflict']);

/** What waits to be sent in one conversation of the person who is signed in; it is sent while this is in view. */
export function useOutbox(orderKey: string, onAccepted: (message: ChatMessage) => void) {
  const { t } = useTranslation('conversation');
  const owner = useSession()?.userId;
  const dispatch = useStoreDispatch();
  const [outbox] = useState(() => {
    const send = async ({ clientId, type, text, fileIds }: Outgoing): Promise<Sent> => {
      const input = {
        orderKey,
        clientId,
        type,
        ...(text !== '' && { text }),
        ...(fileIds.length > 0 && { fileIds: [...fileIds] }),
      };
      const answer = await dispatch(chatApi.endpoints.replyDpchat.initiate(input));
      if (answer.data !== undefined) {
        onAccepted(answer.data);
        return 'accepted';
      }
      const { error } = answer;
      return error !== undefined && 'kind' in error && final.has(error.kind)
        ? { refused: failureMessage(error, t) }
        : 'unreachable';
    };
    return new Outbox({ key: `${owner ?? ''}.${orderKey}`, storage: unsent, send });
  });
  useEffect(() => outbox.open(), [outbox]);
  const waiting = useSyncExternalStore(outbox.subscribe, outbox.list, () => nothing);
  return { outbox, waiting };
}
