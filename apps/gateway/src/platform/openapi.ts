import type { CallDefinition, CallDefinitions } from '@xinglin/contract';
import { z } from 'zod';

type Json = Record<string, unknown>;

/**
 * The OpenAPI 3.1 description of every call: operationId, request and response, `x-access`,
 * `x-timeout-ms`, `x-encoding` (contract, Wire).
 */
export function openApiOf(domains: Readonly<Record<string, CallDefinitions>>, serverUrl: string): Json {
  const paths: Record<string, Json> = {};
  for (const [domain, calls] of Object.entries(domains)) {
    for (const [name, call] of Object.entries(calls)) {
      const method = (call.method ?? 'POST').toLowerCase();
      paths[call.path] = { ...paths[call.path], [method]: operationOf(domain, name, call) };
    }
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Xinglin gateway', version: '1.04', description: 'Every call of the patient portal.' },
    servers: [{ url: serverUrl }],
    paths,
    components: {
      securitySchemes: { token: { type: 'apiKey', in: 'header', name: 'token' } },
      schemas: { Failure: failureSchema },
    },
  };
}

function operationOf(domain: string, name: string, call: CallDefinition): Json {
  const encoding = call.method === 'GET' ? 'query' : (call.encoding ?? 'json');
  return {
    operationId: name,
    tags: [domain],
    'x-access': call.access,
    'x-timeout-ms': call.timeoutMs ?? 8000,
    'x-encoding': encoding,
    'x-kind': call.kind,
    ...(call.access === 'open' ? {} : { security: [{ token: [] }] }),
    ...inputOf(call, encoding),
    responses: {
      200: {
        description: 'The answer, or a refusal by the rules of the business (code other than 0).',
        content: { 'application/json': { schema: { anyOf: [envelopeOf(call), failureReference] } } },
      },
      default: { description: 'A failure.', content: { 'application/json': { schema: failureReference } } },
    },
  };
}

function inputOf(call: CallDefinition, encoding: string): Json {
  const schema = z.toJSONSchema(call.request, { io: 'input', target: 'draft-2020-12', reused: 'inline' });
  const plain = withoutDialect(schema);
  const headers = [
    headerOf('requestid', 'Idempotency key of a mutation.'),
    headerOf('deviceid', 'Device fingerprint.'),
    headerOf('lang', 'zh-Hans, zh-Hant or en.'),
  ];
  if (encoding !== 'query') {
    const type = encoding === 'form' ? 'application/x-www-form-urlencoded' : 'application/json';
    return { parameters: headers, requestBody: { required: true, content: { [type]: { schema: plain } } } };
  }
  const required = new Set(Array.isArray(plain['required']) ? plain['required'] : []);
  const fields = Object.entries((plain['properties'] ?? {}) as Json).map(([field, fieldSchema]) => ({
    name: field,
    in: 'query',
    required: required.has(field),
    schema: fieldSchema,
  }));
  return { parameters: [...headers, ...fields] };
}

const headerOf = (name: string, description: string): Json => ({
  name,
  in: 'header',
  required: false,
  description,
  schema: { type: 'string' },
});

const failureReference = { $ref: '#/components/schemas/Failure' };

const failureSchema = {
  type: 'object',
  required: ['code', 'message', 'data'],
  properties: {
    code: { type: 'integer', not: { const: 0 } },
    message: { type: 'string', description: "Readable by a person, in the request's language." },
    data: { description: 'With code 42200: { fields: [{ path, message }] }.' },
  },
} as const;

function envelopeOf(call: CallDefinition): Json {
  const data = withoutDialect(z.toJSONSchema(call.response, { io: 'output', target: 'draft-2020-12', reused: 'inline' }));
  return {
    type: 'object',
    required: ['code', 'message', 'data'],
    properties: { code: { const: 0 }, message: { type: 'string' }, data },
  };
}

/** OpenAPI 3.1 names the dialect once for the whole document. */
function withoutDialect({ $schema: _, ...schema }: Json): Json {
  return schema;
}
