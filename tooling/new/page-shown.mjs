// Owns: what pages consist of that show what a call answers: a list, or one thing.
// Must not know: where a page lies, what else has to know of it.
// Used by: the kinds of pages.
import { CommandError } from '../process/workspace.mjs';
import {
  answerSample,
  callOf,
  inputOf,
  literal,
  storiesText,
  testHead,
  textsOf,
} from './page-parts.mjs';

const isId = (name) => /(?:Id|No|Key)$/u.test(name);

/** The fields of an answer that a page shows: the wanted ones, the first of them as its title. */
function shownFields(all, wanted) {
  const shown = wanted.map((field) => {
    const found = all.find(({ name }) => name === field.name);
    if (!found) throw new CommandError(`The answer has no field ${field.name}.`);
    if (!['string', 'integer', 'number', 'moment'].includes(found.kind))
      throw new CommandError(`${field.name} is neither text nor number nor time.`);
    return { ...field, ...found };
  });
  const first = all.find(({ name, kind }) => kind === 'string' && !isId(name));
  const [title = first, ...others] = shown;
  if (title === undefined) throw new CommandError('Name what is shown: --fields name=中文=English');
  return { title, others };
}

/** A field as it is written on a page; \`locale\` is an expression. */
function fieldText({ name, kind, isNullable }, of, locale) {
  const value = `${of}.${name}`;
  const text =
    kind === 'moment'
      ? `formatInstant(${value}, ${locale})`
      : kind === 'string'
        ? value
        : `String(${value})`;
  return isNullable && kind === 'moment'
    ? `${value} === null ? '—' : ${text}`
    : isNullable
      ? `${value} ?? '—'`
      : text;
}

/** The facts of something, each with its label. */
const factsText = ({ namespace, name }, others, of, locale, t) =>
  `<KeyValueList
        items={[${others
          .map(
            (field) =>
              `{ label: ${t}('${namespace}:${name}.label.${field.name}'), value: ${fieldText(field, of, locale)} }`,
          )
          .join(', ')}]}
      />`;

const usesTime = (fields) => fields.some(({ kind }) => kind === 'moment');

/** What every page that asks for something is tested for. */
const failureTest = `
it('says that it could not be fetched and offers to try again', async () => {
  const { gateway } = await open(failures.serverTrouble);
  const before = gateway.made.length;
  fireEvent.click(await screen.findByRole('button', { name: '重试' }));
  await waitFor(() => expect(gateway.made.length).toBeGreaterThan(before));
});
`;

/** A page that lists what a call answers. */
export function listPage(page) {
  const call = callOf(page, false, 'list');
  if (!call.item) throw new CommandError(`${call.call} answers no list; try --as detail.`);
  const { namespace, name, chinese, english, params, back, to, toParams } = page;
  const { title, others } = shownFields(call.itemFields, page.fields);
  const key = call.itemFields.find((field) => /(?:Id|No|Key)$/u.test(field.name))?.name;
  if (!key) throw new CommandError(`Nothing tells the items of ${call.call} apart.`);
  const paged = call.paging !== 'whole';
  const target = to && `href('${to}', { ${toParams[0] ?? key}: item.${key} })`;
  const shown = [title, ...others];
  const text = (field) => fieldText(field, 'item', 'preferences.locale');
  const item = to
    ? `<ListLink key={item.${key}} to={${target}} label={${text(title)}} ${others.length > 0 ? `description={[${others.map(text).join(', ')}].join(' · ')}` : ''} />`
    : `<Card key={item.${key}} as="article" title={${text(title)}}>${others.length > 0 ? `\n      ${factsText(page, others, 'item', 'preferences.locale', 't')}\n    ` : ''}</Card>`;
  const view = [
    ...(usesTime(shown) ? ['preferences'] : []),
    ...(!to && others.length > 0 ? ['t'] : []),
  ];
  const components = to
    ? ['EmptyState', 'ListLink']
    : ['Card', 'EmptyState', ...(others.length > 0 ? ['KeyValueList'] : [])];
  const items = call.answer.properties.items;
  const sample = {
    ...answerSample(call),
    items: answerSample({ answer: items }),
    ...(call.answer.properties.next && { next: null }),
  };
  const [first] = sample.items;
  const shownSample = title.kind === 'moment' ? null : String(first[title.name]);
  return {
    dependencies: ['@xinglin/pages', ...(usesTime(shown) ? ['@xinglin/rules'] : [])],
    texts: textsOf(page, to ? [] : others, {
      chinese: { empty: `还没有${chinese}` },
      english: { empty: `Nothing under “${english}” yet` },
    }),
    page: `import { ${call.domain}Api } from '@xinglin/api';
import { listPage, ${call.paging} } from '@xinglin/pages';
import { href } from '@xinglin/routes';
${usesTime(shown) ? "import { formatInstant } from '@xinglin/rules';\n" : ''}import { ${components.join(', ')} } from '@xinglin/ui';

/** ${english}. */
const page = listPage({
  endpoint: ${call.domain}Api.endpoints.${call.call},
  paging: ${call.paging},
  input: ${inputOf(call.fields, params, paged ? { rest: 'part' } : {})},
  title: '${namespace}:${name}.title',
  backTo: href('${back}'),
  empty: ({ t }) => <EmptyState title={t('${namespace}:${name}.empty')} />,
  item: (item${view.length > 0 ? `, { ${view.join(', ')} }` : ''}) => (
    ${item}
  ),
});

export const { load } = page;
export default page.Page;
`,
    test: `${testHead(page, call.call, { library: ['fireEvent', 'waitFor'] })}
const answer = ${literal({ ...sample, total: 1 })};

it('shows what the gateway has', async () => {
  await open(answer);
  expect(await screen.findByText('${shownSample}')).toBeTruthy();
});

it('says that there is nothing', async () => {
  await open({ ...answer, items: []${call.answer.properties.total ? ', total: 0' : ''} });
  expect(await screen.findByText(texts.${name}.empty)).toBeTruthy();
});
${failureTest}`,
    stories: storiesText(
      page,
      `{ ${call.call}: ${literal({ ...sample, ...(call.answer.properties.total && { total: 1 }) })} }`,
      ['full', 'loading', 'empty', 'failed', 'signedOut'],
    ),
  };
}

/** A page about one thing that a call answers. */
export function detailPage(page) {
  const call = callOf(page, false, 'detail');
  const { namespace, name, english, params, back } = page;
  const { title, others } = shownFields(call.answered, page.fields);
  const shown = [title, ...others];
  const text = (field) => fieldText(field, 'answer', 'preferences.locale');
  const view = [...(usesTime(shown) ? ['preferences'] : []), ...(others.length > 0 ? ['t'] : [])];
  const sample = answerSample(call);
  return {
    dependencies: ['@xinglin/pages', ...(usesTime(shown) ? ['@xinglin/rules'] : [])],
    texts: textsOf(page, others),
    page: `import { ${call.domain}Api } from '@xinglin/api';
import { detailPage } from '@xinglin/pages';
import { href } from '@xinglin/routes';
${usesTime(shown) ? "import { formatInstant } from '@xinglin/rules';\n" : ''}import { ${['Card', ...(others.length > 0 ? ['KeyValueList'] : [])].join(', ')} } from '@xinglin/ui';

/** ${english}. */
const page = detailPage({
  endpoint: ${call.domain}Api.endpoints.${call.call},
  input: ${inputOf(call.fields, params)},
  title: '${namespace}:${name}.title',
  backTo: href('${back}'),
  children: (answer${view.length > 0 ? `, { ${view.join(', ')} }` : ''}) => (
    <Card title={${text(title)}}>${others.length > 0 ? `\n      ${factsText(page, others, 'answer', 'preferences.locale', 't')}\n    ` : ''}</Card>
  ),
});

export const { load } = page;
export default page.Page;
`,
    test: `${testHead(page, call.call, { library: ['fireEvent', 'waitFor'] })}
const answer = ${literal(sample)};

it('shows what its address asks for', async () => {
  const { gateway } = await open(answer);
  expect(await screen.findByText('${String(sample[title.name])}')).toBeTruthy();
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(texts.${name}.title);
  expect(gateway.made).toHaveLength(1);
});
${failureTest}`,
    stories: storiesText(page, `{ ${call.call}: ${literal(sample)} }`, [
      'full',
      'loading',
      'failed',
      'signedOut',
    ]),
  };
}
