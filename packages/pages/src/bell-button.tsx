import { usePageModules, useSession, type QueryThunk } from '@xinglin/api';
import { href } from '@xinglin/routes';
import { BellLink, lazyPart } from '@xinglin/ui';
import type { ReactElement } from 'react';

// Visitors have no messages, and home is where most of them come in.
const UnreadCount = lazyPart(() => import('./unread-count'));

/** The call of {@link BellButton}, made only with a session: a visitor's page stays a shared page. */
export const loadUnreadCount: QueryThunk = async (dispatch, getState) => {
  if (getState().session.user?.login !== true) return;
  const { unreadCall } = await import('./unread-call');
  await dispatch(unreadCall());
};

/**
 * The bell of a page's head, white on the hero and dark in a light header, with the count of unread messages where a
 * person is signed in. The page loads the count by {@link loadUnreadCount}. Nothing where the channel hides it.
 */
export function BellButton({
  page,
}: {
  page: 'directory.home' | 'account.profile';
}): ReactElement | null {
  const bell = usePageModules(page)('messages', { to: href('account.messages') });
  const isSignedIn = useSession()?.login === true;
  return bell && <BellLink to={bell.to}>{isSignedIn && <UnreadCount />}</BellLink>;
}
