import { domains } from '@xinglin/contract';
import { describe, expect, it } from 'vitest';
import type { AnyJson } from '../testing/test-gateway';
import { sandboxCalls } from '../sandbox/stream';
import { openApiOf } from './openapi';

const document: AnyJson = JSON.parse(JSON.stringify(openApiOf(domains, 'http://localhost:4000')));

describe('openapi', () => {
  const calls = Object.values(domains).flatMap((domain) => Object.entries(domain));

  it('describes every call once, by its name', () => {
    const operations = Object.values(document.paths).flatMap((item) =>
      Object.values(item as object),
    );
    const names: string[] = operations.map((operation) => operation.operationId);
    expect(new Set(names)).toEqual(new Set(calls.map(([name]) => name)));
    expect(names).toHaveLength(calls.length);
  });

  it('tells access, time-out, encoding, request and envelope', () => {
    const operation = document.paths['/order/submitorder/submit.json'].post;
    expect(operation).toMatchObject({
      'x-access': 'bound',
      'x-timeout-ms': 8000,
      'x-encoding': 'json',
    });
    expect(operation.requestBody.content['application/json'].schema.required).toEqual([
      'shiftCaseId',
      'patientId',
    ]);
    const [envelope] = operation.responses[200].content['application/json'].schema.anyOf;
    expect(envelope.properties.data.properties).toHaveProperty('orderNo');
    expect(
      document.paths['/moduleenterprisepartner/config/getlogininfo'].post['x-timeout-ms'],
    ).toBe(3000);
    const upload = document.paths['/kanoupload/imagefileupload'].post;
    expect(upload).toMatchObject({
      'x-encoding': 'multipart',
      'x-body-limit': 25 * 1024 * 1024 + 64 * 1024,
    });
    expect(upload.requestBody.content['multipart/form-data'].schema.properties.file).toMatchObject({
      type: 'string',
      format: 'binary',
    });
    const codeOf = (path: string) =>
      document.paths[path].post.responses[200].content['application/json'].schema.anyOf[0]
        .properties.code.const;
    expect([codeOf('/kanoupload/imagefileupload'), codeOf('/modulecommerce/fileupload')]).toEqual([
      0, 10_000,
    ]);
    expect(document.paths['/patient/add'].post).toMatchObject({
      'x-encrypted': true,
      'x-signed': true,
    });
    expect(operation).not.toHaveProperty('x-encrypted');
    const query = Object.values(document.paths)
      .map((item) => (item as AnyJson).get)
      .find(Boolean);
    expect(query['x-encoding']).toBe('query');
    expect(query).not.toHaveProperty('requestBody');
  });

  it('tells which fields stand in the path', () => {
    const operation = document.paths['/common/checkcode/getimagecode/{type}'].post;
    expect(operation.parameters).toContainEqual({
      name: 'type',
      in: 'path',
      required: true,
      schema: { $ref: '#/components/schemas/CheckPurpose' },
    });
    const { schema } = operation.requestBody.content['application/json'];
    expect(schema.required).toEqual(['pageId']);
    expect(Object.keys(schema.properties)).toEqual(['pageId']);
  });

  it('tells of a call that streams what its events are', () => {
    const { paths }: AnyJson = openApiOf({ sandbox: sandboxCalls }, 'http://localhost:4000');
    const operation = paths['/sandbox/stream'].post;
    expect(operation).toMatchObject({ 'x-streams': true, 'x-timeout-ms': 0 });
    const { schema } = operation.responses[200].content['text/event-stream'];
    expect(schema.properties.data.properties).toHaveProperty('text');
  });

  it('refers to nothing that is not in it', () => {
    const references = [...JSON.stringify(document).matchAll(/"\$ref":"#\/([^"]+)"/g)].map(
      (match) => match[1] ?? '',
    );
    expect(references.length).toBeGreaterThan(0);
    for (const reference of references) {
      const target = reference.split('/').reduce((node, key) => node?.[key], document);
      expect(target, reference).toBeDefined();
    }
  });
});
