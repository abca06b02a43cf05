// Generated from packages/contract by `npm run generate`; change it there.
import { favoritesCalls } from '@xinglin/gateway-sdk';
import { injectCalls } from '../inject-calls';

/** Endpoints and hooks of the favorites domain. */
export const favoritesApi = injectCalls(favoritesCalls);
