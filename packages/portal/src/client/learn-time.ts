import { accountApi, sessionSlice, type Store } from '@xinglin/api';

/** Asks what time it is at the gateway: a page from a cache brings the time at which it was made. */
export async function learnTime(store: Store): Promise<void> {
  const { data } = await store.dispatch(accountApi.endpoints.getBaseInfo.initiate());
  if (data?.now)
    store.dispatch(
      sessionSlice.actions.serverTimeLearned({ serverNow: data.now, localNow: Date.now() }),
    );
}
