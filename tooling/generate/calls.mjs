// Derives from packages/contract: the SDK's types and rows, the RTK Query endpoints and the list of error codes. None of
// it is in git (decision 100).
import { resolve } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { compile } from 'json-schema-to-typescript';
import { runnerImport } from 'vite';
import { z } from 'zod';
import { listedBy, typeOfRow } from './call-rows.mjs';
import { filesOfShapes, splitTypes, typeImports } from './call-types.mjs';
import { writeBuilt } from './generated-file.mjs';

const root = resolve(import.meta.dirname, '../..');
const banner =
  '// Generated from packages/contract by `npm run generate`, not in git; change it there.\n';

const { module: contract } = await runnerImport(resolve(root, 'packages/contract/src/index.ts'), {
  root,
  configFile: false,
  logLevel: 'error',
});
const definitions = {};
/** The file of the contract that a shape belongs to; one without a name of its own goes to its call's domain. */
const shapeFiles = filesOfShapes(resolve(root, 'packages/contract/src'));

/** Keeps one JSON schema by name; the same name must always mean the same shape. */
function keep(name, schema) {
  const { $schema, id, ...shape } = schema;
  if (name in definitions && !isDeepStrictEqual(definitions[name], shape)) {
    throw new Error(`Two shapes are called ${name}: give one of them another id.`);
  }
  definitions[name] = shape;
}

/** The JSON schema of one schema of a call. */
function jsonOf(schema, io) {
  return z.toJSONSchema(schema, {
    io,
    unrepresentable: 'any',
    override: ({ zodSchema, jsonSchema }) => {
      // A file travels as the bytes themselves; JSON schema would call it text.
      if (zodSchema instanceof z.ZodFile) jsonSchema.tsType = 'Blob';
    },
  });
}

/** Reads one schema of a call into `definitions` and answers the name of its type. */
function typeOf(name, schema, io) {
  const { $defs = {}, ...json } = jsonOf(schema, io);
  for (const [id, shape] of Object.entries($defs)) keep(id, shape);
  if (json.id) {
    keep(json.id, json);
    return json.id;
  }
  if (json.$ref) return json.$ref.replace('#/$defs/', '');
  if (json.type === 'object' && Object.keys(json.properties ?? {}).length === 0) return 'void';
  keep(name, json);
  return name;
}

/** Writes a value as a person would: plain keys, single quotes. */
const literal = (value) =>
  JSON.stringify(value, null, 2)
    .replace(/^(\s*)"(\w+)":/gm, '$1$2:')
    .replaceAll('"', "'");

/** `writeOff` becomes `write-off`. */
const kebab = (name) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

const pascal = (name) => name[0].toUpperCase() + name.slice(1);
const rowTypes = ['CallRow', 'ListRow', 'PiecesRow', 'StreamRow'];
const files = {};
const tags = new Set();
const rowsOf = {};
const typesOf = {};

for (const [domain, calls] of Object.entries(contract.domains)) {
  const types = new Set();
  const rows = [];
  for (const [name, call] of Object.entries(calls)) {
    const request = typeOf(`${pascal(name)}Request`, call.request, 'input');
    const response = typeOf(`${pascal(name)}Response`, call.response, 'output');
    for (const type of [request, response]) {
      if (type === 'void') continue;
      types.add(type);
      if (!shapeFiles.has(type)) shapeFiles.set(type, kebab(domain));
    }
    for (const tag of call.tags ?? []) tags.add(tag.type ?? tag);
    const {
      request: _request,
      response: _response,
      access,
      method,
      encoding,
      timeoutMs,
      ...rest
    } = call;
    const { encrypted, signed, rerouted, traced } = contract.requestTreatment(call.path);
    const policy = rest.onFailure ?? 'reject';
    const listed = listedBy(jsonOf(call.request, 'input'), jsonOf(call.response, 'output'));
    const row = {
      path: rest.path,
      kind: rest.kind,
      ...(method === 'GET' ? { method } : {}),
      ...(encoding && encoding !== 'json' ? { encoding } : {}),
      ...(timeoutMs !== undefined && timeoutMs !== 8000 ? { timeoutMs } : {}),
      ...(rest.bodyLimit ? { bodyLimit: rest.bodyLimit } : {}),
      ...(rest.session ? { session: rest.session } : {}),
      ...(access === 'open' ? { open: true } : {}),
      ...(rest.tags ? { tags: rest.tags } : {}),
      ...(policy === 'reject' ? {} : { onFailure: policy }),
      ...(rest.successCode === undefined ? {} : { successCode: rest.successCode }),
      ...(rest.cached ? { cached: true } : {}),
      ...(rest.streams ? { streams: rest.streams } : {}),
      ...(listed ? { listed } : {}),
      ...(encrypted ? { encrypted } : {}),
      ...(signed ? { signed } : {}),
      ...(rerouted ? { rerouted } : {}),
      ...(traced ? { traced } : {}),
    };
    // A call whose failure is no exception answers with something else than its data as well.
    const answer =
      response +
      (policy === 'result' ? ' | GatewayFailure' : policy === 'log' ? ' | undefined' : '');
    const { kind, streams } = call;
    rows.push({
      name,
      row,
      type: typeOfRow({ request, response: answer, kind, streams, listed }),
    });
  }
  rowsOf[domain] = rows;
  typesOf[domain] = types;
  files[`packages/api/src/generated/${kebab(domain)}.ts`] =
    `${banner}import { ${domain}Calls } from '@xinglin/gateway-sdk';\n` +
    `import { injectCalls } from '../inject-calls';\n\n` +
    `/** Endpoints and hooks of the ${domain} domain. */\n` +
    `export const ${domain}Api = injectCalls(${domain}Calls);\n`;
}

const compiled = await compile(
  { title: 'GatewayTypes', $defs: definitions, type: 'object', additionalProperties: false },
  'GatewayTypes',
  {
    bannerComment: '',
    additionalProperties: false,
    unreachableDefinitions: true,
    style: { singleQuote: true, printWidth: 100 },
    ignoreMinAndMaxItems: true,
  },
);
const types = splitTypes(
  compiled
    .replace(/export interface GatewayTypes \{[^}]*\}\n?/, '')
    // The tool repeats in a comment how it found a definition, which says nothing about the shape.
    .replace(/\/\*\*\n(?: \*[^\n]*\n)*? \* via the `definition`[^\n]*\n \*\/\n/g, '')
    // A value that is not there may also be given as undefined.
    .replace(/^(\s+\w+\?: )(.+);$/gm, '$1$2 | undefined;')
    .replace(/\n{3,}/g, '\n\n'),
  (name) => shapeFiles.get(name),
);
for (const [file, text] of Object.entries(types.texts))
  files[`packages/gateway-sdk/src/generated/types/${file}.ts`] = `${banner}${text}`;
for (const [domain, rows] of Object.entries(rowsOf)) {
  files[`packages/gateway-sdk/src/generated/${kebab(domain)}.ts`] =
    `${banner}import type { ${rowTypes.filter((type) => rows.some((row) => row.type.startsWith(type))).join(', ')} } from '../call-row';\n` +
    (rows.some(({ type }) => type.includes('GatewayFailure'))
      ? `import type { GatewayFailure } from '../failure';\n`
      : '') +
    typeImports(typesOf[domain], types.fileOf, './types/') +
    '\n' +
    `/** The calls of the ${domain} domain. */\nexport const ${domain}Calls: {\n` +
    rows.map(({ name, type }) => `  ${name}: ${type};\n`).join('') +
    `} = ${literal(Object.fromEntries(rows.map(({ name, row }) => [name, row])))};\n`;
}
files['packages/gateway-sdk/src/generated/error-codes.ts'] =
  `${banner}\n// One constant a code, so that a browser is given the few its pages ask for.\n` +
  Object.entries(contract.businessErrors)
    .map(([name, code]) => `export const ${name} = ${code};\n`)
    .join('');
files['packages/gateway-sdk/src/generated/refusals.ts'] =
  banner +
  Object.values(contract.domains)
    .flatMap((calls) => Object.entries(calls))
    .filter(([, { refusals }]) => refusals)
    .map(
      ([name, { refusals }]) =>
        `\n/** The refusals of \`${name}\` itself, by name. */\nexport type ${pascal(name)}Refusal = ${refusals.map((refusal) => `'${refusal}'`).join(' | ')};\n`,
    )
    .join('');
const domains = Object.keys(contract.domains);
files['packages/gateway-sdk/src/generated/index.ts'] =
  banner +
  domains.map((domain) => `export { ${domain}Calls } from './${kebab(domain)}';\n`).join('') +
  `/** Codes of the gateway's refusals, by name (spec 1 §8). */\n` +
  `export * as errorCodes from './error-codes';\n` +
  `export type * from './refusals';\n` +
  Object.keys(types.texts)
    .toSorted()
    .map((file) => `export type * from './types/${file}';\n`)
    .join('');
files['packages/gateway-sdk/src/generated/every-call.ts'] =
  `${banner}import type { CallRow } from '../call-row';\n` +
  domains.map((domain) => `import { ${domain}Calls } from './${kebab(domain)}';\n`).join('') +
  `\n/** The rows of every domain, for a server that hands calls on; a page takes only the domains it needs. */\n` +
  `export const everyCall: readonly CallRow[] = /* @__PURE__ */ [${domains.map((domain) => `${domain}Calls`).join(', ')}].flatMap(\n` +
  `  // Each table types its rows apart; code that passes a call on reads only what all rows share.\n` +
  `  (table) => Object.values(table) as CallRow[],\n);\n`;
files['packages/gateway-sdk/src/generated/session-calls.ts'] =
  `${banner}\n/** Paths whose answer starts or ends a session: the portal's proxy sets or clears its cookie there. */\n` +
  `export const sessionCalls: Readonly<Record<string, 'starts' | 'ends'>> = ${literal(
    Object.fromEntries(
      Object.values(rowsOf)
        .flat()
        .filter(({ row }) => row.session)
        .map(({ row }) => [row.path, row.session]),
    ),
  )};\n`;
files['packages/api/src/generated/index.ts'] =
  banner + domains.map((domain) => `export { ${domain}Api } from './${kebab(domain)}';\n`).join('');
files['packages/api/src/generated/tags.ts'] =
  `${banner}\n/** Every cache tag of the contract. */\nexport const tags = ${literal([...tags].sort())} as const;\n`;

files['packages/testing/src/generated/calls.ts'] =
  `${banner}import {\n${domains.map((domain) => `  ${domain}Calls,\n`).join('')}} from '@xinglin/gateway-sdk';\n` +
  `\n/** Every call by its name, for a gateway that knows which one it is asked. */\n` +
  `export const calls = {\n${domains.map((domain) => `  ...${domain}Calls,\n`).join('')}};\n`;

writeBuilt(
  files,
  ['api', 'gateway-sdk', 'testing'].map((name) => `packages/${name}/src/generated`),
);
