// Owns: what a new domain of the gateway consists of: its contract, its table with a migration, its declaration, and
// the calls by which a person keeps things of their own.
// Used by: `npm run new`.
import { CommandError } from '../process/workspace.mjs';
import { camel, insertAfter, insertBefore, kebab, pascal, withImport } from './changes.mjs';

const usage =
  "Usage: npm run new -- domain <name> <thing> </path> [--fields 'title,day:date,count:integer,kind:open|closed,doneAt:moment?']: for instance `domain notes note /user/note`, whose calls are '/user/note/list.json' and so on";

const snake = (name) => kebab(name).replaceAll('-', '_');

/** `kind:open|closed?` as a column: a text unless it says more, `?` where it may be null. */
function readColumn(text) {
  const [, rawName, type = 'text', mayBeNull] =
    /^(\w+)(?::([\w|]+))?(\?)?$/u.exec(text.trim()) ?? [];
  const values = type.includes('|') ? type.split('|') : undefined;
  if (!rawName || (!values && !['text', 'date', 'integer', 'boolean', 'moment'].includes(type)))
    throw new CommandError(`"${text}" is no column. ${usage}`);
  return { name: camel(rawName), type, values, isNullable: mayBeNull !== undefined };
}

function columnText({ name, type, values, isNullable }) {
  const options = values
    ? `, { enum: [${values.map((one) => `'${one}'`).join(', ')}] }`
    : type === 'date'
      ? ", { mode: 'string' }"
      : '';
  // What a person types may be about their health.
  const column = values ? 'text' : type === 'text' ? 'sealedText' : type;
  return `    ${name}: ${column}('${snake(name)}'${options})${isNullable ? '' : '.notNull()'},\n`;
}

const isSealed = ({ type, values }) => type === 'text' && !values;

/** Sample input for the check of foreign ids. */
const columnSample = ({ name, type, values }) =>
  `${name}: ${values ? `'${values[0]}'` : ({ date: "'2026-12-01'", integer: '1', boolean: 'true' }[type] ?? "'一'")}`;

const lastImport = /^import [^;]*;\n(?![\s\S]*^import )/mu;

const contractText = (name, thing) => `import { defineCalls } from '../define-calls';

/** What an account keeps as its ${thing}s. */
export const ${name} = defineCalls({
});
`;

const tablesText = (
  name,
  thing,
  fields,
) => `import { ${[...new Set(['index', 'pgTable', 'text', ...fields.map(({ type }) => type).filter((type) => ['date', 'integer', 'boolean'].includes(type))])].toSorted().join(', ')} } from 'drizzle-orm/pg-core';
import { moment } from '../../platform/columns';
${fields.some(isSealed) ? "import { sealedText } from '../../platform/sealing';\n" : ''}
/** One row a ${thing}. */
export const ${name} = pgTable(
  '${name.replaceAll(/[A-Z]/gu, (letter) => `_${letter.toLowerCase()}`)}',
  {
    ${thing}Id: text('${kebab(thing).replaceAll('-', '_')}_id').primaryKey(),
    /** The account it belongs to. */
    ownerId: text('owner_id').notNull(),
${fields.map(columnText).join('')}    createdAt: moment('created_at').notNull(),
  },
  (table) => [index('${name.replaceAll(/[A-Z]/gu, (letter) => `_${letter.toLowerCase()}`)}_owner').on(table.ownerId, table.createdAt)],
);
`;

const handlersText = (name) => `import type { ${name} } from '@xinglin/contract';
import type { HandlersOf } from '../../platform/mount';

/** What answers the calls of ${name}. */
export const ${name}Handlers: HandlersOf<typeof ${name}> = {
};
`;

const domainText = (name, thing, fields) => `// Owns: an account's ${thing}s.
// Must not know: other domains, how calls are served.
// Used by: the list of domains.
import { ${name} as calls } from '@xinglin/contract';
import { eq } from 'drizzle-orm';
import { erasures } from '../../kernel/people/accounts/closing';
import { exportedData } from '../../kernel/people/accounts/exported-data';
import { defineDomain } from '../../platform/domain';
${fields.some(isSealed) ? "import { sealedTables } from '../../platform/reseal';\n" : ''}import { ${name}Handlers } from './handlers';
import { ${name} } from './tables';

export const ${name}Domain = defineDomain({
  name: '${name}',
  calls,
  handlers: () => ${name}Handlers,
  brings: [
    erasures.of(async (db, ownerId) => {
      await db.delete(${name}).where(eq(${name}.ownerId, ownerId));
    }),
    exportedData.of(async (db, ownerId) => ({
      ${name}: await db.select().from(${name}).where(eq(${name}.ownerId, ownerId)),
    })),
${fields.some(isSealed) ? `    sealedTables.of(${name}),\n` : ''}  ],
});
`;

/** The edits that put a domain into the contract and into the gateway's list. */
export function listedDomain(name) {
  const id = kebab(name);
  return {
    'packages/contract/src/domains.ts': (text) => {
      const imported = insertAfter(text, lastImport, `import { ${name} } from './${id}/${id}';\n`);
      const listed =
        imported &&
        insertBefore(imported, /^\} satisfies Record<string, CallDefinitions>/gmu, `  ${name},\n`);
      return listed && insertAfter(listed, /^export \{\n/mu, `  ${name},\n`);
    },
    'apps/gateway/src/domains.ts': (text) => {
      const imported = insertAfter(
        text,
        lastImport,
        `import { ${name}Domain } from './domains/${id}/domain';\n`,
      );
      return imported && insertBefore(imported, /^\] as const;/gmu, `  ${name}Domain,\n`);
    },
  };
}

/** What tries calls with ids of others knows how one of the things is made. */
const ownedText = (name, thing, path, fields) => `import type { OwnedThings } from './trial';

/** What an account keeps as its ${thing}s. */
export const ${name}Things = (): OwnedThings => ({
  makes: {
    ${thing}: async ({ make }) =>
      (await make('${path}/add.json', { ${fields
        .filter(({ type }) => type !== 'moment')
        .map(columnSample)
        .join(', ')} })).${thing}Id,
  },
});
`;

/** The edit that adds an area's samples to those of all areas. */
export const withOwnedThings = (name) => (text) => {
  const listed = insertBefore(text, /^\] as const;/gmu, `  ${name}Things,\n`);
  return listed && withImport(listed, `./${kebab(name)}`, [`${name}Things`]);
};

/** \`domain <name> <thing> </path>\`: a table of what an account keeps, and the calls to list, see, add and delete it. */
export function newDomain(_root, [rawName, rawThing, path], { fields = 'title' } = {}) {
  if (!rawName || !rawThing || !path?.startsWith('/')) throw new CommandError(usage);
  const name = camel(rawName);
  const thing = camel(rawThing);
  const id = kebab(name);
  const folder = `apps/gateway/src/domains/${id}`;
  const columns = fields.split(',').map(readColumn);
  const call = (callName, end) => ({
    kind: 'call',
    parameters: [name, callName, `${path}/${end}.json`],
    options: { table: name },
  });
  return {
    create: {
      [`packages/contract/src/${id}/${id}.ts`]: contractText(name, thing),
      [`${folder}/tables.ts`]: tablesText(name, thing, columns),
      [`${folder}/handlers.ts`]: handlersText(name),
      [`${folder}/domain.ts`]: domainText(name, thing, columns),
      [`apps/gateway/src/testing/owned/${id}.ts`]: ownedText(name, thing, path, columns),
      [`.changeset/domain-${id}.md`]: `---\n'@xinglin/gateway-sdk': minor\n---\n\nKeep an account's ${thing}s: list, see, add and delete them.\n`,
    },
    edit: {
      ...listedDomain(name),
      'apps/gateway/src/testing/owned/all.ts': withOwnedThings(name),
    },
    migration: id,
    besides: [
      call(`list${pascal(name)}`, 'list'),
      call(`get${pascal(thing)}`, 'detail'),
      call(`add${pascal(thing)}`, 'add'),
      call(`delete${pascal(thing)}`, 'delete'),
    ],
  };
}
