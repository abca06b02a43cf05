import { consultApi } from '@xinglin/api';

/** Whether a doctor answers within minutes now: asked again at each visit of home, which keeps the answer while it is shown. */
export const fastAskCall = () =>
  consultApi.endpoints.isFastAskOpen.initiate(undefined, { forceRefetch: true });
