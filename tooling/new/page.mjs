// Owns: what a new page consists of: route row, page, test, story, act, texts in both source languages.
// Must not know: how a page of a kind looks.
// Used by: `npm run new`.
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pageFile } from '../../packages/routes/src/page-file.ts';
import { CommandError } from '../process/workspace.mjs';
import { camel, insertAfter, insertBefore, kebab, pascal } from './changes.mjs';
import { contractCall } from './contract-call.mjs';
import { findDeclaredRow } from './declared-row.mjs';
import { featurePlace } from './feature-place.mjs';
import { pageDependencies, withDependencies } from './manifest.mjs';
import { pageKinds } from './page-kinds.mjs';
import { walkOfPage } from './page-walk.mjs';

function withTexts(key, texts) {
  return (source) => {
    const all = JSON.parse(source);
    if (key in all) return null;
    const sorted = Object.entries({ ...all, [key]: texts }).toSorted(([one], [other]) =>
      one < other ? -1 : 1,
    );
    return `${JSON.stringify(Object.fromEntries(sorted), null, 2)}\n`;
  };
}

const usage = `Usage: npm run new -- page <route name> <中文标题> <English title> --as ${Object.keys(pageKinds).join('|')} …
       npm run new -- page <feature> </path/:param> <中文标题> <English title> [--name thing] --as …
  --call <name>       the call that a list, a detail or an order shows, or that a form sends
  --fields <fields>   what is shown or asked for: 'title=标题=Title,createdAt=时间=Added'; of a choice its words as well:
                      'kind=种类=Kind=open:公开:Open|closed:私密:Closed'
  --feature <id>      the feature of the package that has the page, where it has several
  --to <route name>   where a list's items, a sent form or a passage lead
  --back <route name> where the page's back button leads`;

/** What a person must be for the page of a call. */
const requirements = { session: "['login']", bound: "['login', 'binding']" };

/** The row a page is for: a declared one, which moves, or a new one for a path the specification does not have. */
function rowOf(root, parameters, options, call) {
  const [first = '', second = ''] = parameters;
  if (!second.startsWith('/')) {
    const [group, name] = first.split('.');
    if (!name) throw new CommandError(usage);
    return { group, name, titles: parameters.slice(1), ...findDeclaredRow(root, { name: first }) };
  }
  const declared = findDeclaredRow(root, { path: second });
  if (declared)
    throw new CommandError(`${second} is declared as ${declared.routeName}; name it instead.`);
  const fixed = second.split('/').filter((part) => part !== '' && !part.startsWith(':'));
  const name = camel(options.name ?? fixed.slice(-2).join(' '));
  const text = [
    `  '${first}.${name}': {`,
    `    path: '${second}',`,
    ...(requirements[call?.access] ? [`    requires: ${requirements[call.access]},`] : []),
    `    title: '${first}:${name}.title',`,
    '  },',
    '',
  ].join('\n');
  return { group: first, name, path: second, text, titles: parameters.slice(2), edit: {} };
}

/** A table that is still empty with its brackets on lines of their own, as it is once there is something in it. */
const openedTable = (text) => text.replace('= defineRoutes({});', '= defineRoutes({\n});');

/** The first page brings the check that each route has one. */
const openedPages = (text, table) =>
  text.includes('= {};')
    ? `import type { ${table}, PagesOf } from '@xinglin/routes';\n\n${text.replace('= {};', `= {\n} satisfies PagesOf<typeof ${table}>;`)}`
    : text;

/** A feature's table with one more row, and what the row refers to. */
function withRow(path, row) {
  return (table) => {
    const text = openedTable(table);
    if (text.includes(`path: '${path}'`)) return null;
    const grown = insertBefore(text, /^\}\);$/gmu, row);
    const needsPartners = row.includes('listedPartners') && !text.includes('listedPartners');
    return grown && needsPartners
      ? `import { listedPartners } from '../listed-partners';\n${grown}`
      : grown;
  };
}

/** A feature that loads the texts of a kit with its own. */
function withKit(text, kit) {
  // A feature of several packages' texts names them in one place for all.
  if (text.includes(`@xinglin/${kit}`) || text.includes('...namespaces')) return text;
  const opened = insertAfter(text, /namespaces: \{/u, ` ${kit},`);
  return opened && `import { locales as ${kit} } from '@xinglin/${kit}';\n${opened}`;
}

/** `title=标题=Title,…` as fields with a label in each language. */
function readFields(text) {
  return text
    .split(',')
    .filter((one) => one !== '')
    .map((one) => {
      const [name, chinese, english, choices = ''] = one.split('=').map((part) => part.trim());
      if (!name || !chinese || !english)
        throw new CommandError(`"${one}" is no field: name=中文=English`);
      const options = choices.split('|').map((choice) => choice.split(':'));
      return { name, chinese, english, options: options.filter((option) => option.length === 3) };
    });
}

/** The names of a route's params; throws where no page has that route. */
function paramsOf(root, name) {
  if (name === undefined) return [];
  const row = new RegExp(String.raw`'${name}': \{\s+path: '([^']+)'`, 'u');
  for (const file of globSync('packages/routes/src/tables/*.ts', { cwd: root })) {
    const path = row.exec(readFileSync(join(root, file), 'utf8'))?.[1];
    if (path !== undefined) return [...path.matchAll(/:(\w+)/gu)].map(([, param]) => param);
  }
  throw new CommandError(`No page is called ${name}.`);
}

/** Stories of a package have titles of their own: one that is taken names the page's place as well. */
function storyTitle(root, folder, packageName, english, path) {
  const spoken = (text) => text.slice(0, 1).toUpperCase() + text.slice(1);
  const words = english.replaceAll(/([a-z])([A-Z])/gu, '$1 $2').replaceAll(/['"“”‘]/gu, '’');
  const title = `${spoken(packageName.replaceAll('-', ' '))}/${spoken(words)}`;
  const stories = globSync(`${folder}/src/**/*.stories.tsx`, { cwd: root });
  const isTaken = stories.some((file) =>
    readFileSync(join(root, file), 'utf8').includes(`title: '${title}'`),
  );
  return isTaken ? `${title} at ${kebab(path).replaceAll('-', ' ')}` : title;
}

/**
 * `page <route name> <title in Chinese> <title in English> --as <kind>` moves a declared row to its feature's table;
 * `page <feature> <path> …` adds one, its name is `options.name` or comes from the path.
 */
export async function newPage(root, parameters, options = {}) {
  const call = options.call === undefined ? undefined : await contractCall(root, options.call);
  const row = rowOf(root, parameters, options, call);
  const { group, name, path, text, titles, edit: moved } = row;
  const [chinese, english] = titles;
  const kind = Object.hasOwn(pageKinds, options.as ?? '') ? pageKinds[options.as] : undefined;
  if (!chinese || !english || !kind) throw new CommandError(usage);
  const place = featurePlace(root, options.feature ?? group);
  const { folder, namespace } = place;
  const toParams = paramsOf(root, options.to);
  paramsOf(root, options.back);

  const source = `${folder}/src`;
  const file = pageFile(path);
  const base = file.replace(/\.page$/u, '');
  const up = '../'.repeat(file.split('/').length - 1);
  const isPersonal = text.includes('requires:');
  const params = [...path.matchAll(/:(\w+)/gu)].map(([, param]) => param);
  const page = {
    route: `${group}.${name}`,
    namespace,
    locales: place.locales,
    textsFolder: place.textsFolder,
    story: storyTitle(root, folder, place.packageName, english, path),
    name,
    kebabName: kebab(name),
    path,
    chinese,
    english,
    isPersonal,
    up,
    component: `${pascal(name)}Page`,
    file: `./${base.split('/').at(-1)}.page`,
    address: path.replaceAll(/:\w+\??/gu, '1'),
    params,
    fields: readFields(options.fields ?? ''),
    back: options.back ?? (isPersonal ? 'account.profile' : 'directory.home'),
    to: options.to,
    toParams,
    call,
  };
  const made = kind(page);
  const walked = walkOfPage(root, {
    ...page,
    act: made.act,
    feature: options.feature ?? group,
    base,
  });
  const create = {
    ...walked.create,
    [`${source}/${file}.tsx`]: made.page,
    [`${source}/${base}.test.tsx`]: made.test,
    ...(made.stories && { [`${source}/${base}.stories.tsx`]: made.stories }),
    ...Object.fromEntries(
      Object.entries(made.besides ?? {}).map(([one, content]) => [`${source}/${one}`, content]),
    ),
  };
  const dependencies = [...pageDependencies.dependencies, ...made.dependencies];
  const ownRow = text.replaceAll(`'${group}:${name}.`, `'${namespace}:${name}.`);
  const edit = {
    ...moved,
    ...walked.edit,
    ...(made.kits && { [place.file]: (feature) => made.kits.reduce(withKit, feature) }),
    [place.tableFile]: withRow(path, ownRow),
    [place.pagesFile]: (pages) =>
      insertBefore(
        openedPages(pages, place.table),
        /^\} satisfies/gmu,
        `  '${page.route}': () => import('./${file}'),\n`,
      ),
    [`${folder}/package.json`]: (manifest) =>
      withDependencies(
        withDependencies(manifest, made.stories ? dependencies : made.dependencies),
        pageDependencies.devDependencies,
        'devDependencies',
      ),
    [`${source}/${place.textsFolder}/zh-Hans.json`]: withTexts(name, made.texts.chinese),
    [`${source}/${place.textsFolder}/en.json`]: withTexts(name, made.texts.english),
  };
  return { create, edit, install: true };
}
