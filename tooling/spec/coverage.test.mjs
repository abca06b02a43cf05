import { describe, expect, it } from 'vitest';
import { baselineOf, callCoverage, losses, routeCoverage } from './coverage.mjs';

describe('routes', () => {
  const spec = [
    { path: '/', aliases: [], feature: 'directory' },
    { path: '/a', aliases: ['/b'], feature: 'directory' },
    { path: '/c', aliases: [], feature: 'booking' },
    { path: '/out', aliases: [], feature: 'external' },
  ];

  it('counts a route with its aliases, by feature, without what is only linked to', () => {
    expect(routeCoverage(spec, ['/', '/a', '/out'], [])).toEqual({
      booking: { built: 0, declared: 0, total: 1 },
      directory: { built: 1, declared: 0, total: 2 },
    });
    expect(routeCoverage(spec, ['/a', '/b'], []).directory.built).toBe(1);
  });

  it('counts what is declared apart from what has a page', () => {
    expect(routeCoverage(spec, ['/'], ['/a', '/b', '/c', '/out'])).toEqual({
      booking: { built: 0, declared: 1, total: 1 },
      directory: { built: 1, declared: 1, total: 2 },
    });
  });
});

describe('calls', () => {
  const call = (id, path, pathShown) => ({ id, path, pathShown, domain: 'd' });
  const served = [
    { name: 'list', path: '/order/list.json' },
    { name: 'named', path: '/x' },
  ];

  it.each([
    [call('a', '/order/list.json', 'full'), 1],
    [call('a', 'order/list.json', 'full'), 0],
    [call('a', 'list.json', 'fragment'), 1],
    [call('a', 'order/*.json', 'fragment'), 1],
    [call('a', 'listxjson', 'fragment'), 0],
    [call('a', '(list', 'fragment'), 0],
    [call('named', null, 'none'), 1],
    [call('other', null, 'none'), 0],
  ])('%j → %i', (entry, built) => {
    expect(callCoverage([entry], served)).toEqual({ d: { built, total: 1 } });
  });
});

describe('the baseline', () => {
  const current = { routes: { booking: { built: 3, total: 5 }, mall: { built: 0, total: 2 } } };

  it('holds what is built', () => {
    expect(baselineOf(current)).toEqual({ routes: { booking: 3 } });
  });

  it('tells a fall, a group that is gone, and nothing when numbers grow', () => {
    expect(losses({ routes: { booking: 4 } }, current)).toHaveLength(1);
    expect(losses({ routes: { gone: 1 } }, current)).toHaveLength(1);
    expect(losses({ routes: { booking: 2 } }, current)).toEqual([]);
  });
});
