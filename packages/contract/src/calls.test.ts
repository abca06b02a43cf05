import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { businessErrors, domains } from './index';
import type { CallDefinition } from './define-calls';

const calls = Object.values(domains).flatMap((domain): [string, CallDefinition][] =>
  Object.entries(domain),
);

describe('the calls', () => {
  it('have names and paths of their own', () => {
    const names = calls.map(([name]) => name);
    const paths = calls.map(([, call]) => call.path);
    expect(new Set(names).size).toBe(names.length);
    expect(new Set(paths).size).toBe(paths.length);
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

describe('the API cache', () => {
  it('holds open queries only', () => {
    const cached = calls.filter(([, call]) => call.cached);
    expect(cached.length).toBeGreaterThan(0);
    expect(cached.filter(([, call]) => call.access !== 'open' || call.kind !== 'query')).toEqual(
      [],
    );
  });
});

describe('the refusals', () => {
  it('have codes of their own, none of them zero', () => {
    const codes = Object.values(businessErrors);
    expect(new Set(codes).size).toBe(codes.length);
    expect(codes).not.toContain(0);
  });
});
