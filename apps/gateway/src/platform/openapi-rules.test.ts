import { createConfig, lintFromString } from '@redocly/openapi-core';
import { domains } from '@xinglin/contract';
import { describe, expect, it } from 'vitest';
import { bookingDesk } from '../domains/booking/desk';
import { deskDescription } from '../kernel/desk/openapi';
import type { AnyJson } from '../testing/test-gateway';
import { openApiOf } from './openapi';

/** What Redocly's recommended rules find in a description, of which a reader takes the text. */
async function problemsIn(description: object): Promise<readonly string[]> {
  const config = await createConfig({ extends: ['recommended'] });
  const source = JSON.stringify(description);
  const problems = await lintFromString({ source, absoluteRef: 'openapi.json', config });
  return problems.map(({ ruleId, severity, message, location: [place] }) =>
    [severity, ruleId, message, place?.pointer].join(' '),
  );
}

const document: AnyJson = JSON.parse(JSON.stringify(openApiOf(domains, 'https://gateway.example')));
const operations: readonly AnyJson[] = Object.values(document.paths).flatMap((item) =>
  Object.values(item as object),
);

describe('the recommended rules', () => {
  it.each([
    ['the calls', document],
    ['the desk', deskDescription([...bookingDesk], '/desk')],
  ])('hold for %s', async (_, description) => {
    expect(await problemsIn(description)).toEqual([]);
  });

  it('would find an operation without a summary', async () => {
    const { summary: _, ...post } = document.paths['/order/submitorder/submit.json'].post;
    const paths = { '/order/submitorder/submit.json': { post } };
    expect((await problemsIn({ ...document, paths })).join()).toContain('operation-summary');
  });
});

describe('an operation', () => {
  it('says in words what it does', () => {
    const summaries: string[] = operations.map(({ summary }) => summary);
    expect(summaries).toContain('Submit registration order');
    for (const summary of summaries) expect(summary).toMatch(/^[A-Z][a-z0-9]*(?: [a-z0-9]+)*$/);
  });

  it('says who may make it', () => {
    for (const operation of operations)
      expect(operation.security, operation.operationId).toEqual(
        operation['x-access'] === 'open' ? [{}, { token: [] }] : [{ token: [] }],
      );
  });

  it('names its refusals', () => {
    const statuses = (path: string, method: string) =>
      Object.keys(document.paths[path][method].responses);
    expect(statuses('/order/submitorder/submit.json', 'post')).toEqual([
      '200',
      '400',
      '401',
      '403',
      '408',
      '409',
      '413',
      '415',
      '422',
      '429',
      '503',
      'default',
    ]);
    expect(statuses('/json/white/location/getDetail', 'get')).toEqual([
      '200',
      '403',
      '422',
      '429',
      '503',
      'default',
    ]);
    expect(document.components.schemas.Failure.properties.code.description).toContain(
      '-6 sessionEnded',
    );
  });
});
