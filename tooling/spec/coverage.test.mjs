import { describe, expect, it } from 'vitest';
import {
  baselineOf,
  callCoverage,
  callDifferences,
  callsNobodyMakes,
  losses,
  queryDifferences,
  routeCoverage,
  walkedPaths,
} from './coverage.mjs';
import { shownAnswers } from './stand-in.mjs';

describe('routes', () => {
  const spec = [
    { path: '/', aliases: [], feature: 'directory' },
    { path: '/a', aliases: ['/b'], feature: 'directory' },
    { path: '/c', aliases: [], feature: 'booking' },
    { path: '/out', aliases: [], feature: 'external' },
  ];

  const all = ['/', '/a', '/b', '/out'];

  it('counts a route with its aliases, by feature, without what is only linked to', () => {
    expect(routeCoverage(spec, { built: ['/', '/a', '/out'], declared: [] }, all)).toEqual({
      booking: { built: 0, composed: 0, declared: 0, total: 1 },
      directory: { built: 1, composed: 0, declared: 0, total: 2 },
    });
    expect(routeCoverage(spec, { built: ['/a', '/b'], declared: [] }, all).directory.built).toBe(1);
  });

  it('counts what no walk has shown apart, an alias included', () => {
    const built = ['/', '/a', '/b'];
    expect(routeCoverage(spec, { built, declared: [] }, ['/a']).directory).toEqual({
      built: 0,
      composed: 2,
      declared: 0,
      total: 2,
    });
    // What a walk has shown once, and no portal composes any longer, is not there.
    expect(routeCoverage(spec, { built: [], declared: [] }, all).directory.built).toBe(0);
  });

  it('counts what is declared apart from what has a page', () => {
    const declared = ['/a', '/b', '/c', '/out'];
    expect(routeCoverage(spec, { built: ['/'], declared }, ['/'])).toEqual({
      booking: { built: 0, composed: 0, declared: 1, total: 1 },
      directory: { built: 1, composed: 0, declared: 1, total: 2 },
    });
  });

  it('knows by the last walk what the record does not', () => {
    const last = [
      { asked: ['/a'], shown: [] },
      { asked: ['/new'], shown: ['/new'] },
    ];
    expect(walkedPaths(['/', '/a'], last)).toEqual(['/', '/new']);
    expect(walkedPaths(['/b', '/a'], [])).toEqual(['/a', '/b']);
  });

  it('tells which names of a query no page of a path reads', () => {
    const rows = [
      { path: '/a', query: ['target', 'from'] },
      { path: '/b', query: ['q'] },
      { path: '/leads', query: ['q'] },
      { path: '/c', query: [] },
    ];
    const files = new Map([
      ['/a', ['a.page.tsx', 'of-a-partner.page.tsx']],
      ['/b', ['b.page.tsx']],
      ['/leads', undefined],
    ]);
    const readBy = (file) => new Set(file.startsWith('of') ? ['target'] : ['q']);
    expect(queryDifferences(rows, files, readBy)).toEqual([
      { path: '/a', field: 'query', ours: ['from'], specified: ['target', 'from'] },
    ]);
  });
});

describe('calls', () => {
  const call = (id, path, pathShown) => ({ id, path, pathShown, domain: 'd' });
  const served = [
    { name: 'list', path: '/order/list.json' },
    { name: 'named', path: '/x' },
    { name: 'deep', path: '/m/rest/a/b' },
  ];

  it.each([
    [call('a', '/order/list.json', 'full'), 1],
    [call('a', 'order/list.json', 'full'), 0],
    [call('a', 'list.json', 'fragment'), 1],
    [call('a', 'order/*.json', 'fragment'), 1],
    [call('a', 'listxjson', 'fragment'), 0],
    [call('a', '(list', 'fragment'), 0],
    [call('a', '/m/.../a/b', 'fragment'), 1],
    [call('a', '/m/.../b/a', 'fragment'), 0],
    [call('deep', '/m/...', 'fragment'), 1],
    [call('other', '/m/...', 'fragment'), 0],
    [call('named', null, 'none'), 1],
    [call('other', null, 'none'), 0],
  ])('%j → %i', (entry, built) => {
    expect(callCoverage([entry], served)).toEqual({ d: { built, unreached: 0, total: 1 } });
  });
});

describe('how calls are asked', () => {
  const served = [
    {
      name: 'list',
      path: '/l',
      method: 'POST',
      encoding: 'json',
      timeoutMs: 8000,
      isReached: true,
    },
    {
      name: 'read',
      path: '/l',
      method: 'GET',
      encoding: 'query',
      timeoutMs: 8000,
      isReached: false,
    },
  ];
  const said = { id: 'x', path: '/l', pathShown: 'full', domain: 'd', encoding: 'json' };

  it('differs by method, encoding and time-out, told once', () => {
    const specified = { ...said, method: 'POST', timeoutMs: 3000 };
    expect(callDifferences([specified, specified], served)).toEqual([
      { call: 'list', field: 'timeoutMs', ours: 8000, specified: 3000 },
    ]);
    const get = { ...said, method: 'GET', encoding: 'query', timeoutMs: 8000 };
    expect(callDifferences([get], served)).toEqual([]);
    expect(callDifferences([get], [served[0]]).map(({ field }) => field)).toEqual([
      'method',
      'encoding',
    ]);
    const family = { ...said, path: '/*', pathShown: 'fragment', method: 'GET', timeoutMs: 1 };
    expect(callDifferences([family], served)).toEqual([]);
  });

  it('is nothing where nobody asks, and such calls are told apart', () => {
    expect(callsNobodyMakes(served)).toEqual([{ name: 'read', path: '/l' }]);
    const { d } = callCoverage([{ ...said, method: 'GET' }], [served[1]]);
    expect(d).toEqual({ built: 1, unreached: 1, total: 1 });
    expect(callCoverage([said], served).d.unreached).toBe(0);
  });
});

describe('the stand-in for a gateway', () => {
  it('knows the paths, the shown fields, and which calls answer lists', () => {
    const calls = [
      { id: 'listDoctors', path: '/a', pathShown: 'full', response: [] },
      { id: 'getOne', path: '/b', pathShown: 'full', response: ['x'] },
      { id: 'askOne', path: '/b', pathShown: 'full', response: ['x', 'y'] },
      { id: 'searchAll', path: 'c*.json', pathShown: 'fragment', response: ['z'] },
      { id: 'named', path: null, pathShown: 'none', response: [] },
    ];
    expect(shownAnswers(calls)).toEqual({
      whole: { '/a': { isList: true }, '/b': { fields: ['x', 'y'] } },
      parts: { 'c*.json': { isList: true, fields: ['z'] } },
    });
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
