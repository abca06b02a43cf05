import { consultApi } from '@xinglin/api';

/** Whether a doctor answers within minutes now; the parts that show it subscribe to it. */
export const fastAskCall = () =>
  consultApi.endpoints.isFastAskOpen.initiate(undefined, { subscribe: false });
