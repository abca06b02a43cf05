// Generated from packages/contract by `npm run generate`; change it there.
import { uploadCalls } from '@xinglin/gateway-sdk';
import { injectCalls } from '../inject-calls';

/** Endpoints and hooks of the upload domain. */
export const uploadApi = injectCalls(uploadCalls);
