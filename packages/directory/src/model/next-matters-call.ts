import { ordersApi } from '@xinglin/api';

/** What waits for the person; the part that shows it subscribes to it. */
export const nextMattersCall = () =>
  ordersApi.endpoints.listNextMatters.initiate(undefined, { subscribe: false });
