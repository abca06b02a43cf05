import { chatApi } from '@xinglin/api';
import type { ChatStanding } from '@xinglin/gateway-sdk';
import { useEffect } from 'react';

/** Marks messages as read while the page is visible. */
export function useReadMark({ orderKey, ownerRead }: ChatStanding, lastNumber: number): void {
  const [read] = chatApi.useReadDpchatMutation();
  useEffect(() => {
    if (lastNumber <= ownerRead) return;
    const mark = (): void => {
      if (!document.hidden) void read({ orderKey, upTo: lastNumber });
    };
    mark();
    document.addEventListener('visibilitychange', mark);
    return () => document.removeEventListener('visibilitychange', mark);
  }, [read, orderKey, lastNumber, ownerRead]);
}
