import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { businessErrors, domains } from './index';
import type { CallDefinition } from './define-calls';

const calls = Object.values(domains).flatMap((domain): [string, CallDefinition][] =>
  Object.entries(domain),
);

describe('the calls', () => {
  it('have names of their own, and of each path at most one call by GET and one by POST', () => {
    const names = calls.map(([name]) => name);
    const paths = calls.map(([, { method = 'POST', path }]) => `${method} ${path}`);
    expect(new Set(names).size).toBe(names.length);
    expect(new Set(paths).size).toBe(paths.length);
  });

  it('answer alike at the same path, as answers are read by it', () => {
    const shapes = new Map<string, Set<string>>();
    for (const [, { path, response }] of calls)
      shapes.set(
        path,
        (shapes.get(path) ?? new Set()).add(JSON.stringify(z.toJSONSchema(response))),
      );
    expect([...shapes].filter(([, different]) => different.size > 1)).toEqual([]);
  });

  it.each(calls)('%s can be written as JSON schema, in and out', (_, call) => {
    expect(z.toJSONSchema(call.request, { io: 'input' })).toBeTypeOf('object');
    expect(z.toJSONSchema(call.response, { io: 'output' })).toBeTypeOf('object');
  });

  it('change nothing over GET', () => {
    expect(calls.filter(([, call]) => call.method === 'GET' && call.kind === 'mutation')).toEqual(
      [],
    );
  });
});

describe('the time-outs of the specification', () => {
  it.each([
    ['/moduleenterprisepartner/config/getpartnerinfo', 1000],
    ['/moduleenterprisepartner/config/getlogininfo', 3000],
    ['/moduleenterprisepartner/config/getpartnerconfig', 3000],
    ['/moduleenterprisepartner/partner/custom/config/model.json', 3000],
    ['/kanoupload/imagefileupload', 60_000],
    ['/common/upload/video', 60_000],
    ['/common/upload/audio', 60_000],
    ['/modulecommerce/fileupload', 60_000],
    ['/moduleenterprisepartner/config/getbaseinfo', undefined],
  ])('give %s %s ms', (path, timeoutMs) => {
    const found = calls.filter(([, call]) => call.path === path);
    expect(found.map(([, call]) => call.timeoutMs)).toEqual([timeoutMs]);
  });
});

describe('the API cache', () => {
  it('holds open queries only', () => {
    const cached = calls.filter(([, call]) => call.cached);
    expect(cached.length).toBeGreaterThan(0);
    expect(cached.filter(([, call]) => call.access !== 'open' || call.kind !== 'query')).toEqual(
      [],
    );
  });
});

describe('a code of success of its own', () => {
  const odd = calls.filter(([, { successCode }]) => successCode !== undefined);

  it('is of the commerce upload', () => {
    expect(odd.map(([name, { successCode }]) => [name, successCode])).toEqual([
      ['uploadCommerceFile', 10_000],
    ]);
  });

  it.each(odd)('of %s is no refusal, and read by nobody but its caller', (_, call) => {
    expect([0, ...Object.values(businessErrors)]).not.toContain(call.successCode);
    expect([call.streams, call.session, call.cached]).toEqual([undefined, undefined, undefined]);
  });
});

describe('the refusals', () => {
  it('of a call are each named once', () => {
    const named = calls.flatMap(([, { refusals }]) => refusals ?? []);
    expect(named.length).toBeGreaterThan(0);
    for (const [name, { refusals = [] }] of calls)
      expect(new Set(refusals).size, name).toBe(refusals.length);
  });
});

describe('a tag of one thing', () => {
  const tagged = calls.flatMap(([name, call]) =>
    (call.tags ?? []).flatMap((tag) => (typeof tag === 'string' ? [] : [{ name, call, ...tag }])),
  );

  it.each(tagged)('of $name names a field: $by', ({ call, by }) => {
    const fieldsOf = (schema: z.ZodType): string[] =>
      Object.keys(z.toJSONSchema(schema, { unrepresentable: 'any' }).properties ?? {});
    const answered = call.kind === 'mutation' ? fieldsOf(call.response) : [];
    expect([...fieldsOf(call.request), ...answered]).toContain(by);
  });

  it('is used', () => expect(tagged.length).toBeGreaterThan(0));
});
