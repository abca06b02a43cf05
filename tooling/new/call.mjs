// Owns: what a new call consists of: contract row, handler, and its test beside the domain's others.
// Used by: `npm run new`.
import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { CommandError } from '../process/workspace.mjs';
import { callKind, callVerbs } from './call-kinds.mjs';
import { camel, insertAfter, insertBefore, kebab, pascal, withImport } from './changes.mjs';

const usage = `Usage: npm run new -- call <domain> <verbNoun> </full/path.json> --table <table> [--set <column>]
  The verb says what it does with the table's rows of the person who asks: ${callVerbs.join(', ')}.
  --set <column>  any other verb: something is done to one row, and the column keeps when`;

/** The file that declares a domain's calls, in the folder of its area. */
function contractFile(root, domain) {
  const file = `${kebab(domain)}.ts`;
  const [found] = globSync(`packages/contract/src/*/${file}`, { cwd: root });
  if (found === undefined)
    throw new CommandError(`No folder of packages/contract/src has ${file}.`);
  return found;
}

/** The columns of a table whose rows belong to an account, as its source declares them. */
function tableOf(root, folder, name) {
  const file = join(folder, 'tables.ts');
  const source = existsSync(join(root, file)) ? readFileSync(join(root, file), 'utf8') : '';
  const body = new RegExp(
    String.raw`export const ${name} = pgTable\(\s*'\w+',\s*\{(?<body>[\s\S]*?)\n {2,4}\},?\n`,
    'u',
  ).exec(source)?.groups.body;
  if (body === undefined) throw new CommandError(`${file} has no table ${name}.`);
  const column =
    /^\s+(?<name>\w+): (?<type>\w+)\('\w+'(?:, \{ (?:enum: \[(?<values>[^\]]*)\]|mode: 'string') \})?\)(?<more>.*),$/gmu;
  const columns = [...body.matchAll(column)].map(
    ({ groups: { name: columnName, type, values, more } }) => ({
      name: columnName,
      type,
      values: values?.match(/[^', ]+/gu),
      isKey: more.includes('.primaryKey()'),
      isNullable: !more.includes('.notNull()') && !more.includes('.primaryKey()'),
    }),
  );
  const key = columns.find(({ isKey }) => isKey)?.name;
  for (const needed of ['ownerId', 'createdAt'])
    if (!columns.some((one) => one.name === needed))
      throw new CommandError(`${name} has no ${needed}: whose rows they are, and in which order.`);
  if (!key?.endsWith('Id'))
    throw new CommandError(`${name} has no key of its own, such as noteId.`);
  const shown = columns.filter((one) => one.name !== 'ownerId');
  return {
    name,
    key,
    thing: pascal(key.slice(0, -2)),
    idName: pascal(key),
    shown,
    // A moment that may be null is noted by an action, not by a form.
    filled: shown.filter(
      ({ name: one, type, isNullable }) =>
        one !== key && one !== 'createdAt' && !(type === 'moment' && isNullable),
    ),
  };
}

/** The ids of the contract's area, with that of the table's rows: what they belong to is said there once. */
function withId(text, { key, idName }) {
  if (text.includes(`export const ${idName} = `)) return text;
  const declared = `${text}\nexport const ${idName} = ownedId('${key.slice(0, -2)}');\n`;
  return withImport(declared, '../shapes', ['ownedId']);
}

/** Where a domain lies in the gateway. */
function folderOf(root, domain) {
  const [file] = globSync(`apps/gateway/src/{domains,kernel}/**/${kebab(domain)}/domain.ts`, {
    cwd: root,
  });
  if (file === undefined)
    throw new CommandError(
      `The gateway has no domain ${domain} yet: npm run new -- domain ${domain} <thing> …`,
    );
  return dirname(file);
}

const testHead = (up) => `import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { users } from '${up}kernel/people/accounts/tables';
import { openTestGateway, type TestGateway } from '${up}testing/test-gateway';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await openTestGateway();
});
afterAll(() => gateway.dispose());
`;

const personText = `
/** A signed-in account. */
async function newPerson() {
  const mobile = gateway.newMobile();
  const token = await gateway.signIn(mobile);
  const [user] = await gateway.services.db.select().from(users).where(eq(users.mobile, mobile));
  return { token, ownerId: user?.userId ?? '' };
}
`;

/** `call <domain> <verbNoun> </path.json> --table <table>`: what a person does with rows of their own. */
export function newCall(root, [domain, rawName, path], { table: tableName, set } = {}) {
  const name = camel(rawName ?? '');
  const kind = callKind(/^[a-z]+/u.exec(name)?.[0] ?? '', set);
  if (!domain || !path?.startsWith('/') || !kind || !tableName) throw new CommandError(usage);
  const folder = folderOf(root, domain);
  const up = '../'.repeat(folder.split('/').length - 3);
  const table = tableOf(root, folder, camel(tableName));
  const made = kind({ domain, name, path, table, up, set });
  const testFile = join(folder, `${kebab(domain)}.test.ts`);
  const withTest = (text) => {
    const person = text.includes('function newPerson(') ? '' : personText;
    const imported = [
      ['drizzle-orm', ['eq']],
      [`${up}kernel/people/accounts/tables`, ['users']],
      ['vitest', ['describe', 'expect', 'it']],
      ['./tables', [table.name]],
    ].reduce((so, [from, names]) => withImport(so, from, names), text);
    return `${imported}${person}\n${made.test}`;
  };
  const isFirst = !existsSync(join(root, testFile));
  const contract = contractFile(root, domain);
  const ids = join(dirname(contract), 'ids.ts');
  const hasIds = existsSync(join(root, ids));
  return {
    create: {
      [join(folder, `${kebab(name)}.ts`)]: made.handler,
      ...(isFirst && { [testFile]: withTest(testHead(up)) }),
      ...(!hasIds && { [ids]: withId('', table) }),
    },
    edit: {
      ...(hasIds && { [ids]: (text) => withId(text, table) }),
      [contract]: (text) => {
        if (text.includes(`'${path}'`) || text.includes(`  ${name}: {`)) return null;
        const withRow = insertBefore(text, /^\}\);$/gmu, made.row);
        const shape = text.includes(`export const ${table.thing} = `) ? '' : made.shape;
        const lastImport = /^import [^;]*;\n(?![\s\S]*^import )/mu;
        const withShape = withRow && insertAfter(withRow, lastImport, shape);
        return (
          withShape &&
          [
            ['../shapes', made.shapes],
            ['./ids', [table.idName]],
            ['zod', ['z']],
          ].reduce(
            (so, [from, names]) => (names.length > 0 ? withImport(so, from, names) : so),
            withShape,
          )
        );
      },
      [join(folder, 'handlers.ts')]: (text) => {
        const inFunction = new RegExp(
          String.raw`HandlersOf<typeof ${domain}> \{[\s\S]*?\n {2}return \{\n`,
          'u',
        );
        const inConstant = new RegExp(String.raw`HandlersOf<typeof ${domain}> = \{\n`, 'u');
        const filled =
          insertAfter(text, inFunction, `    ${name},\n`) ??
          insertAfter(text, inConstant, `  ${name},\n`);
        return filled && withImport(filled, `./${kebab(name)}`, [name]);
      },
      ...(!isFirst && { [testFile]: withTest }),
    },
  };
}
