import { messagesApi } from '@xinglin/api';
import { UnreadBadge } from '@xinglin/ui';
import type { ReactElement } from 'react';

/** The count on the bell. No page waits for it: without an answer the bell has none. */
export default function UnreadCount(): ReactElement {
  const { currentData } = messagesApi.useGetUnreadMessageCountQuery(undefined, {
    // Seconds: what the server has just fetched for this page is not requested again.
    refetchOnMountOrArgChange: 10,
    refetchOnFocus: true,
  });
  return <UnreadBadge count={currentData?.count ?? 0} />;
}
