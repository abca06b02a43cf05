import { configureStore, isRejectedWithValue, type Middleware } from '@reduxjs/toolkit';
import { staffApi } from './api/staff-api';
import type { StaffFailure } from './api/staff-failure';

/** Calls that report the session's end make the app ask who is signed in, and what it shows follows the answer. */
const noticeSessionEnd: Middleware = (store) => (next) => (action) => {
  const result = next(action);
  if (
    isRejectedWithValue(action) &&
    // The base query fails with nothing else.
    (action.payload as StaffFailure).kind === 'signedOut' &&
    action.type.startsWith(`${staffApi.reducerPath}/`) &&
    // The `me` call itself needs no further question.
    (action.meta.arg as { endpointName?: string }).endpointName !== 'me'
  )
    store.dispatch(staffApi.util.invalidateTags(['Me']));
  return result;
};

/** The store of the staff app: the answers of its calls, and nothing else. */
export function createStaffStore() {
  return configureStore({
    reducer: { [staffApi.reducerPath]: staffApi.reducer },
    middleware: (defaults) => defaults().concat(staffApi.middleware, noticeSessionEnd),
  });
}

export type StaffStore = ReturnType<typeof createStaffStore>;
