// Generated from packages/contract by `npm run generate`; change it there.
import type { CallRow } from '../call-row';
import type { CollectTraceRequest, CollectTraceResponse, FindDictRequest, FindDictResponse } from './types/system';

/** The calls of the system domain. */
export const systemCalls: {
  findDict: CallRow<FindDictRequest, FindDictResponse, 'query'>;
  collectTrace: CallRow<CollectTraceRequest, CollectTraceResponse | undefined, 'mutation'>;
} = {
  findDict: {
    path: '/common/dict/finddict',
    kind: 'query',
    open: true,
    cached: true
  },
  collectTrace: {
    path: '/modulelog/biz/trace/collect.json',
    kind: 'mutation',
    open: true,
    onFailure: 'log'
  }
};
