// Generated from packages/contract by `npm run generate`; change it there.
import type { CallRow } from '../call-row';
import type { CollectTraceRequest, CollectTraceResponse } from './types/system';

/** The calls of the system domain. */
export const systemCalls: {
  collectTrace: CallRow<CollectTraceRequest, CollectTraceResponse | undefined, 'mutation'>;
} = {
  collectTrace: {
    path: '/modulelog/biz/trace/collect.json',
    kind: 'mutation',
    open: true,
    onFailure: 'log'
  }
};
