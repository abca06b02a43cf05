// Owns: the store, the generated endpoints over the gateway SDK, who is signed in and how they want the portal.
// Must not know: routes, pages, components; how the server renders.
// Used by: the feature packages and the portal's frame.
export { ChannelModule, channelText, useChannel, usePageModules } from './channel';
export { askPosition } from './ask-position';
export { type City, type PreferencesState, preferencesSlice } from './preferences-slice';
export { failureMessage, type QueryFailure, refusalCode, unreachable } from './failure-message';
export { isSessionOver } from './session-over';
export { gatewayApi } from './gateway-api';
export type { StoreServices } from './gateway-base-query';
export * from './generated';
export type {
  PageForward,
  PageForwardInput,
  PageHead,
  PageLoad,
  PageLoadInput,
  PageModule,
  PassThroughPage,
  ShownPage,
} from './page';
export { usePieces } from './use-pieces';
export { type SessionState, sessionSlice } from './session-slice';
export {
  createStore,
  type Dispatch,
  type QueryThunk,
  type RootState,
  type Store,
  usePageTime,
  usePreferences,
  useServerClock,
  useServerTimeOffset,
  useSession,
  useStoreDispatch,
  useStoreSelector,
  watchFocus,
} from './store';
