// Generated from packages/contract by `npm run generate`; change it there.
import { ocrCalls } from '@xinglin/gateway-sdk';
import { injectCalls } from '../inject-calls';

/** Endpoints and hooks of the ocr domain. */
export const ocrApi = injectCalls(ocrCalls);
