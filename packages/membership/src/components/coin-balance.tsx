import { healthCoinsApi } from '@xinglin/api';
import { pageCall } from '@xinglin/pages';

/** The call of the balance, the check-ins, and what waits to be received. */
export const coinHome = pageCall(healthCoinsApi.endpoints.getHealthCoinHome, () => undefined);
