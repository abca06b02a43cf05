// Generated from packages/contract by `npm run generate`; change it there.
import { reviewsCalls } from '@xinglin/gateway-sdk';
import { injectCalls } from '../inject-calls';

/** Endpoints and hooks of the reviews domain. */
export const reviewsApi = injectCalls(reviewsCalls);
