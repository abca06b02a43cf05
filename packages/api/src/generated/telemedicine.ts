// Generated from packages/contract by `npm run generate`; change it there.
import { telemedicineCalls } from '@xinglin/gateway-sdk';
import { injectCalls } from '../inject-calls';

/** Endpoints and hooks of the telemedicine domain. */
export const telemedicineApi = injectCalls(telemedicineCalls);
