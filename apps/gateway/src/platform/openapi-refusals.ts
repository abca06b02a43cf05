import { businessErrors, type BusinessErrorName, type CallDefinition } from '@xinglin/contract';

type Json = Record<string, unknown>;

/** What every description says of its licence. */
export const licence = { name: 'Apache-2.0', identifier: 'Apache-2.0' } as const;

/** The envelope of every refusal; its codes by name. */
export const failureSchema = {
  type: 'object',
  required: ['code', 'message', 'data'],
  properties: {
    code: {
      type: 'integer',
      not: { const: 0 },
      description: `Which refusal it is: ${Object.entries(businessErrors)
        .map(([name, code]) => `${code} ${name}`)
        .join(', ')}.`,
    },
    message: { type: 'string', description: "Readable by a person, in the request's language." },
    data: { description: 'With code 42200: { fields: [{ path, message }] }.' },
  },
} as const;

const content = { 'application/json': { schema: { $ref: '#/components/schemas/Failure' } } };

export const failureResponse: Json = { description: 'A failure.', content };

const codesOf = (...names: BusinessErrorName[]): string =>
  names.map((name) => `${businessErrors[name]} ${name}`).join(', ');

const retryAfter = {
  'Retry-After': { description: 'Seconds until the next try.', schema: { type: 'integer' } },
};

/** The refusals by status, as a document's components name them. */
export const refusals = {
  400: {
    name: 'Unreadable',
    description: `The body cannot be read: ${codesOf('malformedBody', 'undecipherable', 'signatureInvalid', 'signatureExpired', 'messageRepeated')}.`,
  },
  401: { name: 'NoSession', description: `No session, or a dead one: ${codesOf('sessionEnded')}.` },
  403: {
    name: 'NotAllowed',
    description: `Not the caller's, or not there, which is never told apart; or the account lacks something: ${codesOf('forbidden', 'bindingRequired', 'verificationRequired')}.`,
  },
  408: {
    name: 'TooSlow',
    description: `The body came too slowly: ${codesOf('bodyTooSlow')}.`,
  },
  409: {
    name: 'Contradiction',
    description: `The same requestid came with another body: ${codesOf('requestIdReused')}.`,
  },
  413: { name: 'TooLarge', description: 'The body is longer than x-body-limit.' },
  415: {
    name: 'OtherContentType',
    description: `Another content type: ${codesOf('wrongContentType')}.`,
  },
  422: {
    name: 'InvalidFields',
    description: `The request does not fit its schema: ${codesOf('invalidFields')}, with the fields in data.fields.`,
  },
  429: {
    name: 'TooOften',
    description: `Too often: ${codesOf('rateLimited')}.`,
    headers: retryAfter,
  },
  503: {
    name: 'Overloaded',
    description: `Too much load: ${codesOf('overloaded')}.`,
    headers: retryAfter,
  },
} as const;

/** The components that the responses of {@link refusalsOf} refer to. */
export const refusalComponents: Json = Object.fromEntries(
  Object.values(refusals).map(({ name, ...response }) => [name, { ...response, content }]),
);

/** The refusals that a call can meet beside those of its own business. */
export function refusalsOf(
  { access, kind }: Pick<CallDefinition, 'access' | 'kind'>,
  hasBody: boolean,
): Json {
  const statuses = Object.entries(refusals).filter(([status]) => {
    if (status === '401') return access !== 'open';
    if (status === '409') return kind === 'mutation';
    return hasBody || !['400', '408', '413', '415'].includes(status);
  });
  return Object.fromEntries(
    statuses.map(([status, { name }]) => [status, { $ref: `#/components/responses/${name}` }]),
  );
}
