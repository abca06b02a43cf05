// Owns: what the pages of every kind, their tests and stories are written with.
// Must not know: what a page of a kind is about.
// Used by: the kinds of pages.
import { CommandError } from '../process/workspace.mjs';
import { sampleOf } from './contract-call.mjs';

/** A value as a source: plain keys, single quotes, a choice as itself. */
export const literal = (value) =>
  JSON.stringify(value)
    .replaceAll(/"([A-Za-z]\w*)":/gu, '$1: ')
    .replaceAll('"', "'")
    .replaceAll(/'([^']*)§'/gu, "'$1' as const")
    .replaceAll(/,(?=\S)/gu, ', ');

/** The call of a page, of the kind it needs. */
export function callOf({ call }, writes, kind) {
  if (call === undefined) throw new CommandError(`A ${kind} needs a call: --call <name>`);
  if (call.writes !== writes)
    throw new CommandError(
      `${call.call} ${call.writes ? 'writes' : 'only reads'}; a ${kind} ${writes ? 'sends' : 'shows'} something.`,
    );
  return call;
}

/** Where a call finds each field it needs: a param of the same name, the only one, or the query. */
export function placesOf(fields, params) {
  const needed = fields.filter(({ isRequired, name }) => isRequired || params.includes(name));
  return needed.map(({ name }) => ({
    name,
    param: params.includes(name) ? name : needed.length === 1 ? params[0] : undefined,
  }));
}

/** The call's input from the page's address. */
export function inputOf(fields, params, { rest } = {}) {
  const parts = placesOf(fields, params).map(({ name, param }) =>
    param === undefined
      ? `${name}: query.get('${name}') ?? ''`
      : `${name}: params['${param}'] ?? ''`,
  );
  const places = ['params', 'query'].filter((place) =>
    parts.some((one) => one.includes(`${place}${place === 'params' ? '[' : '.'}`)),
  );
  const place = places.length > 0 ? `{ ${places.join(', ')} }` : '_';
  if (parts.length === 0) return rest ? `(_, ${rest}) => ${rest}` : '() => undefined';
  return `(${place}${rest ? `, ${rest}` : ''}) => ({ ${[...parts, ...(rest ? [`...${rest}`] : [])].join(', ')} })`;
}

/** How a test imports the texts of a page as `locales`. */
export const localesImport = ({ locales: { name } }) =>
  name === 'locales' ? name : `${name} as locales`;

/** A feature's namespace as a key of an object. */
export const namespaceKey = (namespace) =>
  /^\w+$/u.test(namespace) ? namespace : `'${namespace}'`;

/** A sample of a call's answer, of a list with one item. */
export const answerSample = ({ answer }) => sampleOf(answer);

/** The stories of a page: one for each state it has. */
export function storiesText({ story, file, address }, answers, states) {
  return `import type { Meta, StoryObj } from '@storybook/react-vite';
import { statesOf } from '@xinglin/testing/stories';
import * as page from '${file}';

const meta = { title: '${story}', component: page.default } satisfies Meta<typeof page.default>;
export default meta;
type Story = StoryObj<typeof meta>;

const states = statesOf(page, { path: '${address}', gateway: ${answers} });
${states.map((state) => `export const ${state[0].toUpperCase()}${state.slice(1)}: Story = states.${state};\n`).join('')}`;
}

/** How a test of a page begins: its imports, and \`open\`, which shows it with these answers. */
export function testHead(
  { up, namespace, locales, textsFolder, address, file, component },
  call,
  { imports = [], library = [], answers = '', kits = [] } = {},
) {
  const namespaces = [`${namespaceKey(namespace)}: locales`, ...kits].join(', ');
  return `// @vitest-environment happy-dom
import { ${['cleanup', 'render', 'screen', ...library].toSorted().join(', ')} } from '@testing-library/react';
${kits.map((kit) => `import { locales as ${kit} } from '@xinglin/${kit}';\n`).join('')}import { ${['createMockGateway', 'failures', 'preparePage', ...imports, 'type GatewayAnswers'].join(', ')} } from '@xinglin/testing';
import { afterEach, expect, it } from 'vitest';
import { ${localesImport({ locales })} } from '${up}${locales.module}';
import texts from '${up}${textsFolder}/zh-Hans.json';
import ${component} from '${file}';

afterEach(cleanup);

async function open(${call}: NonNullable<GatewayAnswers['${call}']>) {
  const gateway = createMockGateway({ ${call}${answers} });
  const { element, router } = await preparePage(
    <${component} />,
    { ${namespaces} },
    { path: '${address}' },
    { gateway },
  );
  render(element);
  return { gateway, router };
}
`;
}

/** Labels of the fields, by language. */
const labelsOf = (fields, language) =>
  Object.fromEntries(fields.map((field) => [field.name, field[language]]));

/** The texts of a page: its title, the labels of its fields, and more. */
export function textsOf({ chinese, english }, others, more) {
  const of = (language, title) => ({
    ...(others.length > 0 && { label: labelsOf(others, language) }),
    title,
    ...more?.[language],
  });
  return { chinese: of('chinese', chinese), english: of('english', english) };
}
