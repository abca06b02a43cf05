import type { StaffMe } from '@xinglin/contract';
import { useDispatch } from 'react-redux';
import { staffApi } from '../api/staff-api';
import type { StaffStore } from '../store';

/** Shows the app to a person who has just signed in; nothing of a former person stays in the store. */
export function useStartSession(): (me: StaffMe) => Promise<void> {
  const dispatch = useDispatch<StaffStore['dispatch']>();
  return async (me) => {
    dispatch(staffApi.util.resetApiState());
    await dispatch(staffApi.util.upsertQueryData('me', undefined, me));
  };
}

/** A path of this app to continue at after the sign-in; the first page for everything else. */
export function nextPath(next: string | null): string {
  // The second character decides: //host and /\host are other origins for a browser.
  if (next === null || !/^\/(?![/\\])/.test(next)) return '/';
  return next.startsWith('/sign-in') || next.startsWith('/invitation') ? '/' : next;
}
