// Owns: what the pages of every kind, their tests and stories are written with.
// Must not know: what a page of a kind is about.
// Used by: the kinds of pages.
import { CommandError } from '../process/workspace.mjs';
import { sampleOf } from './contract-call.mjs';

/** A value as a source: plain keys, single quotes. */
export const literal = (value) =>
  JSON.stringify(value)
    .replaceAll(/"([A-Za-z]\w*)":/gu, '$1: ')
    .replaceAll('"', "'")
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

/** The call's input from the page's address: a param of the same name, the only one, or a value of the query. */
export function inputOf(fields, params, { rest } = {}) {
  const needed = fields.filter(({ isRequired, name }) => isRequired || params.includes(name));
  const parts = needed.map(({ name }) => {
    const param = params.includes(name) ? name : needed.length === 1 ? params[0] : undefined;
    return param === undefined
      ? `${name}: query.get('${name}') ?? ''`
      : `${name}: params['${param}'] ?? ''`;
  });
  const places = ['params', 'query'].filter((place) =>
    parts.some((one) => one.includes(`${place}${place === 'params' ? '[' : '.'}`)),
  );
  const place = places.length > 0 ? `{ ${places.join(', ')} }` : '_';
  if (parts.length === 0) return rest ? `(_, ${rest}) => ${rest}` : '() => undefined';
  return `(${place}${rest ? `, ${rest}` : ''}) => ({ ${[...parts, ...(rest ? [`...${rest}`] : [])].join(', ')} })`;
}

/** A feature's namespace as a key of an object. */
export const namespaceKey = (namespace) =>
  /^\w+$/u.test(namespace) ? namespace : `'${namespace}'`;

/** A sample of a call's answer, of a list with one item. */
export const answerSample = ({ answer }) => sampleOf(answer);

/** The stories of a page: one for each state it has. */
export function storiesText({ feature, english, file, address }, answers, states) {
  return `import type { Meta, StoryObj } from '@storybook/react-vite';
import { statesOf } from '@xinglin/testing/stories';
import * as page from '${file}';

const meta = { title: 'Pages/${feature}/${english}', component: page.default } satisfies Meta<typeof page.default>;
export default meta;
type Story = StoryObj<typeof meta>;

const states = statesOf(page, { path: '${address}', gateway: ${answers} });
${states.map((state) => `export const ${state[0].toUpperCase()}${state.slice(1)}: Story = states.${state};\n`).join('')}`;
}

/** How a test of a page begins: its imports, and \`open\`, which shows it with these answers. */
export function testHead(
  { up, namespace, address, file, component },
  call,
  { imports = [], library = [] } = {},
) {
  return `// @vitest-environment happy-dom
import { ${['cleanup', 'render', 'screen', ...library].toSorted().join(', ')} } from '@testing-library/react';
import { ${['createMockGateway', 'failures', 'preparePage', 'type GatewayAnswers', ...imports].join(', ')} } from '@xinglin/testing';
import { afterEach, expect, it } from 'vitest';
import { locales } from '${up}locales';
import texts from '${up}locales/zh-Hans.json';
import ${component} from '${file}';

afterEach(cleanup);

async function open(${call}: NonNullable<GatewayAnswers['${call}']>) {
  const gateway = createMockGateway({ ${call} });
  const { element, router } = await preparePage(
    <${component} />,
    { ${namespaceKey(namespace)}: locales },
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
