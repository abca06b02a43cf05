import {
  combineReducers,
  configureStore,
  type ThunkAction,
  type UnknownAction,
} from '@reduxjs/toolkit';
import { setupListeners } from '@reduxjs/toolkit/query';
import type { CurrentChannel } from '@xinglin/routes';
import { useDispatch, useSelector } from 'react-redux';
import { gatewayApi } from './gateway-api';
import type { StoreServices } from './gateway-base-query';
import { preferencesSlice } from './preferences-slice';
import { sessionSlice } from './session-slice';

/** Nothing in a browser changes the channel, and its defaults stay on the server: the state arrives with the page. */
const channel = (state = {} as CurrentChannel): CurrentChannel => state;

// combineSlices would bring its lazy injection, which nothing here uses.
const rootReducer = combineReducers({
  [gatewayApi.reducerPath]: gatewayApi.reducer,
  [sessionSlice.name]: sessionSlice.reducer,
  [preferencesSlice.name]: preferencesSlice.reducer,
  channel,
});

/** Everything the store holds. */
export type RootState = ReturnType<typeof rootReducer>;

/** Makes the store of one page in a browser, or of one request on a server. */
export function createStore(
  options: StoreServices & { readonly preloadedState?: Partial<RootState> },
) {
  const { preloadedState, ...services } = options;
  return configureStore({
    reducer: rootReducer,
    ...(preloadedState ? { preloadedState } : {}),
    middleware: (getDefaultMiddleware) =>
      getDefaultMiddleware({
        thunk: { extraArgument: services },
        // These two only look for mistakes while developing, and cost more than the rendering itself.
        immutableCheck: false,
        serializableCheck: false,
      }).concat(gatewayApi.middleware),
  });
}

export type Store = ReturnType<typeof createStore>;

/** Lets queries with `refetchOnFocus` ask anew when the person comes back to the page; answers how to stop. Browser only. */
export function watchFocus(store: Store): () => void {
  return setupListeners(store.dispatch);
}

export type Dispatch = Store['dispatch'];

/** A thunk that asks for data, as `endpoint.initiate(input)` makes it. */
export type QueryThunk = ThunkAction<PromiseLike<unknown>, RootState, StoreServices, UnknownAction>;

export const useStoreDispatch = useDispatch.withTypes<Dispatch>();
export const useStoreSelector = useSelector.withTypes<RootState>();

/** The person behind the session, null for a visitor (spec 1 §3). */
export function useSession() {
  return useStoreSelector((state) => state.session.user);
}

/** Milliseconds to add to this device's clock to get the gateway's; for countdowns. */
export function useServerTimeOffset(): number {
  return useStoreSelector((state) => state.session.serverTimeOffset);
}

/**
 * The gateway's time, in milliseconds, at which the page in view was opened; the base of "today",
 * the same on server and browser.
 */
export function usePageTime(): number {
  return useStoreSelector((state) => state.session.pageTime);
}

/** What a countdown needs to know of the gateway's time: see `CountdownProps` in @xinglin/ui. */
export function useServerClock(): { readonly serverOffsetMs: number; readonly openedAt: number } {
  return { serverOffsetMs: useServerTimeOffset(), openedAt: usePageTime() };
}

/** How the person wants the portal to be. */
export function usePreferences() {
  return useStoreSelector((state) => state.preferences);
}
