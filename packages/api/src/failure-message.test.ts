import { describe, expect, it } from 'vitest';
import { failureMessage, refusalCode, type QueryFailure } from './failure-message';

const translate = (key: string) => `<${key}>`;

describe('failureMessage', () => {
  it.each<[QueryFailure | undefined, string]>([
    [{ kind: 'business', code: 42001, message: '刚被约走', data: null }, '刚被约走'],
    [{ kind: 'business', code: 1, message: '', data: null }, '<shared:error.operationFailed>'],
    [{ kind: 'network', message: '' }, '<shared:error.networkFailed>'],
    [
      { kind: 'network', message: 'could not reach gateway.example/x: ECONNREFUSED' },
      '<shared:error.networkFailed>',
    ],
    [{ kind: 'timeout', message: 'no answer in time from /x' }, '<shared:error.networkFailed>'],
    [{ kind: 'network', message: '', offline: true }, '<shared:error.networkUnavailable>'],
    [
      { kind: 'rateLimited', code: 42900, message: '', retryAfter: 1 },
      '<shared:error.operationFailed>',
    ],
    [{ kind: 'conflict', code: 40900, message: '' }, '<shared:error.operationFailed>'],
    [{ kind: 'timeout', message: '' }, '<shared:error.networkFailed>'],
    [{ kind: 'http', status: 500, message: '' }, '<shared:error.serverTrouble>'],
    [{ kind: 'busy', code: 50300, message: '', retryAfter: 1 }, '<shared:error.serverTrouble>'],
    [{ name: 'TypeError', message: 'x is not a function' }, '<shared:error.operationFailed>'],
    [undefined, '<shared:error.operationFailed>'],
  ])('of %j is %s', (failure, message) => {
    expect(failureMessage(failure, translate)).toBe(message);
  });
});

describe('refusalCode', () => {
  it('is there for refusals only', () => {
    expect(refusalCode({ kind: 'business', code: 42001, message: '', data: null })).toBe(42001);
    expect(refusalCode({ kind: 'sessionEnded', code: -6, message: '' })).toBeUndefined();
    expect(refusalCode({ message: 'x' })).toBeUndefined();
  });
});
