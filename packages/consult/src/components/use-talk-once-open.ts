import type { ConsultOrder } from '@xinglin/gateway-sdk';
import { useEffect, useEffectEvent } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { hasConversation } from '../model/consult-look';
import { opensTalk, talkHref } from '../model/talk-place';

/** Opens the conversation of a consult that was just sent or paid, as soon as it is there. */
export function useTalkOnceOpen(consult: ConsultOrder | undefined): void {
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const orderKey =
    opensTalk(query) && consult?.group === 'active' && hasConversation(consult)
      ? consult.orderKey
      : null;
  // Replaced, so that the way back does not open it again.
  const open = useEffectEvent((key: string) => void navigate(talkHref(key), { replace: true }));
  useEffect(() => {
    if (orderKey !== null) open(orderKey);
  }, [orderKey]);
}
