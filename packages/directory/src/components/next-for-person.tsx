import { usePageModules, useSession, type QueryThunk } from '@xinglin/api';
import { lazyPart } from '@xinglin/ui';
import type { ReactElement } from 'react';

// Visitors have none, and home is where most of them come in.
const NextMatters = lazyPart(() => import('./next-matters'));

/** The call of {@link NextForPerson}, made only with a session: a visitor's home stays a shared page. */
export const loadNextForPerson: QueryThunk = async (dispatch, getState) => {
  if (getState().session.user?.login !== true) return;
  const { nextMattersCall } = await import('../model/next-matters-call');
  await dispatch(nextMattersCall());
};

/** What waits for the person, the nearest first. Nothing for a visitor. */
export function NextForPerson(): ReactElement | null {
  const isShown = usePageModules('directory.home')('nextAppointment') !== null;
  const isSignedIn = useSession()?.login === true;
  return isShown && isSignedIn ? <NextMatters /> : null;
}
