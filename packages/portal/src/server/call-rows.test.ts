import { GatewayError } from '@xinglin/gateway-sdk';
import { describe, expect, it, vi } from 'vitest';
import { completeAnswers, rowOf } from './call-rows';

describe('the row of a path', () => {
  it.each([
    ['/moduleoperate/kb/list', '/moduleoperate/kb/list'],
    ['/moduleoperate/kb/detail/hypertension', '/moduleoperate/kb/detail/{entryId}'],
    ['/moduleoperate/kb/deptdetail/cardiology', '/moduleoperate/kb/deptdetail/{deptId}'],
    ['/moduleoperate/kb/detail', undefined],
    ['/moduleoperate/kb/detail/a/b', undefined],
    ['/nothing/of/the/kind', undefined],
  ])('%s is that of %s', (path, row) => {
    expect(rowOf(path)?.path).toBe(row);
  });
});

describe('completing answers', () => {
  it('knows the call of a path with a part of its own', () => {
    const warn = vi.fn<() => void>();
    expect(() =>
      completeAnswers({ warn })('/moduleoperate/kb/deptdetail/cardiology', {}),
    ).toThrowError(GatewayError);
    expect(warn).toHaveBeenCalledOnce();
  });
});
