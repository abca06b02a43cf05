// `npm run where -- <path or call>`: the route, page, calls, handlers, tables and tests of an address or a call.
import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { main, root } from './process/workspace.mjs';
import { sourceGraph } from './test/source-graph.mjs';

const exclude = ['**/node_modules/**', '**/dist/**', '**/generated/**'];
const read = (file) => readFileSync(join(root, file), 'utf8');
const filesIn = (pattern) => globSync(pattern, { cwd: root, exclude }).toSorted();
const isTest = (file) => /\.test\.tsx?$/.test(file);
/** Each match of an expression in the files of a pattern, with its groups and `file:line`. */
const matchesIn = (pattern, expression) =>
  filesIn(pattern).flatMap((file) => {
    if (isTest(file)) return [];
    const text = read(file);
    return [...text.matchAll(expression)].map((match) => {
      const line = text.slice(0, match.index + match[0].search(/\S/)).split('\n').length;
      return { name: match[1], value: match[2], more: match[3], file, at: `${file}:${line}` };
    });
  });
const pairs = (word) =>
  new Set(
    Array.from(word.toLowerCase(), (one, place) => one + (word[place + 1] ?? '').toLowerCase()),
  );
const likeness = (one, other) =>
  (2 * pairs(one).intersection(pairs(other)).size) / (pairs(one).size + pairs(other).size);
/** A route's path as an expression that also takes filled parameters, `$x` among them. */
const asExpression = (path) =>
  new RegExp(
    `^${path
      .replaceAll(/\/:\w+\?/g, '(?:/[^/]+)?')
      .replaceAll(/:\w+/g, '[^/]+')
      .replaceAll('*', '.*')}$`,
  );
const testsWith = (pattern, ...words) =>
  filesIn(pattern).filter((file) => words.some((word) => read(file).includes(word)));
const listed = (title, values) =>
  values.length === 0 ? [] : [`${title}: ${[...new Set(values)].join('\n  ')}`];

function callLines({ name, value: path, at }) {
  const handled = matchesIn(
    'apps/gateway/src/**/*.ts',
    new RegExp(String.raw`^ +(?:async )?\*?(${name})\b(?:: (\w+))?[^;\n]*`, 'gm'),
  ).filter(({ file }) => read(file).includes('HandlersOf'));
  const services = handled.flatMap(({ file, value }) => {
    const from = new RegExp(String.raw`\b${value}\b[^;]*from '(\.[^']+)'`).exec(read(file))?.[1];
    return [file, ...(from ? [`${join(dirname(file), from)}.ts`] : [])].filter((one) =>
      existsSync(join(root, one)),
    );
  });
  const tables = services.flatMap((file) =>
    [...read(file).matchAll(/import \{([^}]+)\} from '[^']*tables'/g)].flatMap(([, names]) =>
      names
        .split(',')
        .map((one) => one.trim())
        .filter((one) => one !== '' && !one.startsWith('type ')),
    ),
  );
  const tests = testsWith(
    '{apps/gateway,packages/contract-tests}/src/**/*.test.ts',
    `'${path}'`,
    `\`${path}\``,
    `.${name}.path`,
  );
  return [
    `call ${name} (${path}): ${at}`,
    ...listed(
      '  handler',
      handled.map((one) => one.at),
    ),
    ...listed('  service', services),
    ...listed('  tables', tables.length === 0 ? [] : [[...new Set(tables)].join(', ')]),
    ...listed('  tests', tests),
  ];
}

function pageLines(row, calls) {
  const shown = row.more === undefined ? row.name : row.more;
  const [page] = matchesIn(
    '{packages,partners,apps}/*/src/**/*.ts',
    new RegExp(String.raw`'(${shown})':\s*\(\)\s*=>\s*import\('([^']+)'`, 'g'),
  );
  const file = page && `${join(dirname(page.file), page.value)}.tsx`;
  const own = file
    ? [...sourceGraph(root).filesOf(file)].filter((one) => one.startsWith(file.split('/src/')[0]))
    : [];
  const text = own.map(read).join('\n');
  const made = calls.filter(({ name }) =>
    new RegExp(
      String.raw`endpoints\.${name}\b|\buse(?:Lazy)?${name[0].toUpperCase()}${name.slice(1)}(?:Query|Mutation|Infinite|State)`,
    ).test(text),
  );
  const tests = file
    ? testsWith(
        `${file.split('/src/')[0]}/src/**/*.test.tsx`,
        `/${page.value.split('/').at(-1)}'`,
        `'${row.value}'`,
      )
    : [];
  const story = file?.replace('.page.tsx', '.stories.tsx');
  return [
    `route ${row.name} (${row.value}): ${row.at}`,
    ...listed('page', file ? [file] : []),
    ...listed('story', story && existsSync(join(root, story)) ? [story] : []),
    ...listed('tests', tests),
    ...made.flatMap(callLines),
  ];
}

/** What there is of a page's path, a call's name or a call's path, in lines; the three nearest when it is none of these. */
export function where(word) {
  const rows = matchesIn(
    'packages/routes/src/tables/**/*.ts',
    /'([\w-]+\.[\w-]+)': \{\s*(?:\/\/[^\n]*\s*)*path: '([^']+)'(?:,\s*sameAs: '([^']+)')?/g,
  );
  const calls = matchesIn(
    'packages/contract/src/**/*.ts',
    /^ +(\w+): \{\s*(?:\/\/[^\n]*\s*)*path: '([^']+)'/gm,
  );
  const found = calls.filter(({ name, value }) => name === word || value === word);
  const exact = rows.filter(({ value, name }) => value === word || name === word);
  const filled =
    exact.length > 0 ? exact : rows.filter(({ value }) => asExpression(value).test(word));
  const lines = [...filled.flatMap((row) => pageLines(row, calls)), ...found.flatMap(callLines)];
  if (lines.length > 0) return lines;
  const names = [...new Set([...rows, ...calls].flatMap(({ name, value }) => [name, value]))];
  const nearest = names
    .toSorted((one, other) => likeness(other, word) - likeness(one, word))
    .slice(0, 3);
  return [`Nothing is called ${word}. Nearest: ${nearest.join(', ')}`];
}

if (process.argv[1] === import.meta.filename)
  await main(() => console.log(where(process.argv[2] ?? '').join('\n')));
