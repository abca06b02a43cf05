// Generated from packages/contract by `npm run generate`; change it there.
import { servicePackagesCalls } from '@xinglin/gateway-sdk';
import { injectCalls } from '../inject-calls';

/** Endpoints and hooks of the servicePackages domain. */
export const servicePackagesApi = injectCalls(servicePackagesCalls);
