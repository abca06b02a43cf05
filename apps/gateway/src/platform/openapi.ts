import {
  requestTreatment,
  type CallDefinition,
  type CallDefinitions,
  type CallEncoding,
} from '@xinglin/contract';
import { locales } from '@xinglin/rules';
import { z } from 'zod';
import {
  failureResponse,
  failureSchema,
  licence,
  refusalComponents,
  refusalsOf,
} from './openapi-refusals';
import { bodyLimitOf, contentTypes, encodingOf } from './request-body';

export type Json = Record<string, unknown>;

/**
 * The OpenAPI 3.1 description of every call: operationId, request and response, `x-access`,
 * `x-timeout-ms`, `x-encoding` (contract, Wire).
 */
export function openApiOf(
  domains: Readonly<Record<string, CallDefinitions>>,
  serverUrl: string,
): Json {
  const paths: Record<string, Json> = {};
  const shapes: Shapes = { Failure: failureSchema };
  for (const [domain, calls] of Object.entries(domains)) {
    for (const [name, call] of Object.entries(calls)) {
      const method = (call.method ?? 'POST').toLowerCase();
      paths[call.path] = { ...paths[call.path], [method]: operationOf(domain, name, call, shapes) };
    }
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Xinglin gateway',
      version: '1.04',
      description: 'Every call of the patient portal.',
      license: licence,
    },
    servers: [{ url: serverUrl }],
    paths,
    components: {
      securitySchemes: { token: { type: 'apiKey', in: 'header', name: 'token' } },
      responses: refusalComponents,
      schemas: shapes,
    },
  };
}

/** Named shapes of the whole document, filled while the operations are written. */
export type Shapes = Record<string, Json>;

function operationOf(domain: string, name: string, call: CallDefinition, shapes: Shapes): Json {
  const encoding = encodingOf(call);
  const { encrypted, signed } = requestTreatment(call.path);
  return {
    operationId: name,
    summary: summaryOf(name),
    tags: [domain],
    'x-access': call.access,
    'x-timeout-ms': call.timeoutMs ?? 8000,
    'x-encoding': encoding,
    'x-kind': call.kind,
    ...(encoding === 'query' ? {} : { 'x-body-limit': bodyLimitOf(call) }),
    ...(encrypted ? { 'x-encrypted': true } : {}),
    ...(signed ? { 'x-signed': true } : {}),
    ...(call.streams ? { 'x-streams': true } : {}),
    // A session may go along with an open call, and changes what some of them answer.
    security: call.access === 'open' ? [{}, { token: [] }] : [{ token: [] }],
    ...inputOf(call, encoding, shapes),
    responses: {
      200: call.streams ? streamOf(call, shapes) : answerOf(call, shapes),
      ...refusalsOf(call, encoding !== 'query'),
      default: failureResponse,
    },
  };
}

/** A call's name is a verb and a noun: `listPatients` is "List patients". */
function summaryOf(name: string): string {
  const words = name.replaceAll(/[A-Z]+/g, (capital) => ` ${capital.toLowerCase()}`);
  return words.charAt(0).toUpperCase() + words.slice(1);
}

function answerOf(call: CallDefinition, shapes: Shapes): Json {
  return {
    description: 'The answer, or a refusal by the rules of the business (any other code).',
    content: {
      'application/json': {
        schema: { anyOf: [envelopeOf(call, shapes), failureReference] },
      },
    },
  };
}

function streamOf(call: CallDefinition, shapes: Shapes): Json {
  if (typeof call.streams === 'object') {
    return {
      description:
        'Server-sent events, each with its name, its id (where the reader stands after it) and its data. The event "failure" is the last, an envelope with code, message, HTTP status and retryAfter; the event "end" says that all was told.',
      content: { 'text/event-stream': { schema: schemaOf(call.response, 'output', shapes) } },
    };
  }
  return {
    description:
      'Server-sent events. The data of each is an envelope with one piece; of the event "failure", which is the last, an envelope with code, message, HTTP status and retryAfter; the event "end" says that all was told.',
    content: { 'text/event-stream': { schema: envelopeOf(call, shapes) } },
  };
}

function inputOf(call: CallDefinition, encoding: CallEncoding, shapes: Shapes): Json {
  const whole = schemaOf(call.request, 'input', shapes);
  const { inPath, plain } = partedByPath(call.path, whole);
  const headers = [
    headerOf('requestid', 'Idempotency key of a mutation.'),
    headerOf('deviceid', 'Device fingerprint.'),
    headerOf('sourceid', 'Campaign or place the person came from.'),
    headerOf(
      'lang',
      `Language of the answer: ${locales.join(', ')}. A text that is missing in it is English, or Chinese.`,
    ),
    ...inPath,
  ];
  if (encoding !== 'query') {
    const type = contentTypes[encoding];
    return {
      parameters: headers,
      requestBody: { required: true, content: { [type]: { schema: plain } } },
    };
  }
  const required = new Set(Array.isArray(plain['required']) ? plain['required'] : []);
  const fields = Object.entries((plain['properties'] ?? {}) as Json).map(
    ([field, fieldSchema]) => ({
      name: field,
      in: 'query',
      required: required.has(field),
      schema: fieldSchema,
    }),
  );
  return { parameters: [...headers, ...fields] };
}

/** Parts the fields that stand in the path from the others. */
function partedByPath(path: string, schema: Json): { inPath: Json[]; plain: Json } {
  const names = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => String(name));
  if (names.length === 0) return { inPath: [], plain: schema };
  const properties = (schema['properties'] ?? {}) as Json;
  const isElsewhere = (name: unknown) => !names.includes(String(name));
  const required = Array.isArray(schema['required']) ? schema['required'] : [];
  return {
    inPath: names.map((name) => ({ name, in: 'path', required: true, schema: properties[name] })),
    plain: {
      ...schema,
      properties: Object.fromEntries(
        Object.entries(properties).filter(([name]) => isElsewhere(name)),
      ),
      required: required.filter(isElsewhere),
    },
  };
}

const headerOf = (name: string, description: string): Json => ({
  name,
  in: 'header',
  required: false,
  description,
  schema: { type: 'string' },
});

const failureReference = { $ref: '#/components/schemas/Failure' };

export function envelopeOf(
  { response, successCode }: Pick<CallDefinition, 'response' | 'successCode'>,
  shapes: Shapes,
): Json {
  return {
    type: 'object',
    required: ['code', 'message', 'data'],
    properties: {
      code: { const: successCode ?? 0 },
      message: { type: 'string' },
      data: schemaOf(response, 'output', shapes),
    },
  };
}

/**
 * The JSON Schema of a shape. What it defines by name moves to the document's components; a name
 * that reads otherwise in requests than in answers gets "Input" behind it there.
 */
export function schemaOf(shape: z.ZodType, io: 'input' | 'output', shapes: Shapes): Json {
  const {
    $schema: _,
    id: __,
    $defs = {},
    ...schema
  } = z.toJSONSchema(shape, { io, reused: 'inline' });
  const names = new Map<string, string>();
  const renamed = (node: unknown): unknown => {
    if (Array.isArray(node)) return node.map(renamed);
    if (typeof node !== 'object' || node === null) return node;
    return Object.fromEntries(
      Object.entries(node)
        // A shape's own name, which its place in the components tells; a field called id is an object here.
        .filter(([key, value]) => key !== 'id' || typeof value !== 'string')
        .map(([key, value]) => {
          if (key !== '$ref' || typeof value !== 'string') return [key, renamed(value)];
          const name = value.slice('#/$defs/'.length);
          return [key, `#/components/schemas/${names.get(name) ?? name}`];
        }),
    );
  };
  for (const [name, definition] of Object.entries($defs)) {
    const known = shapes[name];
    const differs =
      known !== undefined && JSON.stringify(known) !== JSON.stringify(renamed(definition));
    names.set(name, differs && io === 'input' ? `${name}Input` : name);
  }
  // A JSON Schema stays one when its references are renamed.
  for (const [name, definition] of Object.entries($defs))
    shapes[names.get(name) ?? name] = renamed(definition) as Json;
  return renamed(schema) as Json;
}
