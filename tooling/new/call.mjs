// Owns: what a new call consists of: contract row, handler, and a test of it on a real database.
// Used by: `npm run new`.
import { CommandError } from '../process/workspace.mjs';
import { camel, insertAfter, insertBefore, kebab, pascal } from './changes.mjs';

/** Adds `names` to an import statement that is there already, or the whole statement at the top. */
function withImport(text, from, names) {
  const statement = new RegExp(
    String.raw`^import \{(?<names>[^}]*)\} from '${from.replaceAll('/', String.raw`\/`)}';$`,
    'mu',
  );
  const found = statement.exec(text);
  if (!found) return `import { ${names.join(', ')} } from '${from}';\n${text}`;
  const all = new Set([...found.groups.names.split(',').map((name) => name.trim()), ...names]);
  all.delete('');
  return text.replace(statement, `import { ${[...all].toSorted().join(', ')} } from '${from}';`);
}

/** `call <domain> <name> </path.json>`: a query without input that answers the gateway's time, to be filled in. */
export function newCall(_root, [domain, rawName, path]) {
  if (!domain || !rawName || !path?.startsWith('/')) {
    throw new CommandError('Usage: npm run new -- call <domain> <verbNoun> </full/path.json>');
  }
  const name = camel(rawName);
  const file = kebab(name);
  const row = `  /** ${pascal(name).replaceAll(/(?<=[a-z\d])(?=[A-Z])/gu, ' ')}. */
  ${name}: {
    path: '${path}',
    access: 'open',
    kind: 'query',
    request: Nothing,
    response: z.object({ at: Instant }),
  },
`;
  const create = {
    [`apps/gateway/src/domains/${domain}/${file}.ts`]: `import type { ${domain}, ResponseOf } from '@xinglin/contract';
import type { CallContext } from '../../platform/context';

/** Answers \`${path}\`. */
export async function ${name}(
  _input: unknown,
  { now }: CallContext,
): Promise<ResponseOf<(typeof ${domain})['${name}']>> {
  return { at: now.toISOString() };
}
`,
    [`apps/gateway/src/domains/${domain}/${file}.test.ts`]:
      `import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestGateway, type TestGateway } from '../../testing/test-gateway';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await openTestGateway();
});
afterAll(() => gateway.dispose());

it('answers the gateway\\'s time', async () => {
  const answer = await gateway.call('${path}');
  expect(answer.code).toBe(0);
  expect(answer.data).toEqual({ at: expect.stringMatching(/^\\d{4}-\\d{2}-\\d{2}T/) });
});
`.replaceAll(String.raw`'answers the gateway\'s time'`, `"answers the gateway's time"`),
  };
  const edit = {
    [`packages/contract/src/${domain}.ts`]: (text) => {
      if (text.includes(`'${path}'`) || text.includes(`  ${name}: {`)) return null;
      const withRow = insertBefore(text, /^\}\);$/gmu, row);
      return (
        withRow && withImport(withImport(withRow, './shapes', ['Instant', 'Nothing']), 'zod', ['z'])
      );
    },
    [`apps/gateway/src/domains/${domain}/handlers.ts`]: (text) => {
      const inFunction = new RegExp(
        String.raw`HandlersOf<typeof ${domain}> \{[\s\S]*?\n {2}return \{\n`,
        'u',
      );
      const inConstant = new RegExp(String.raw`HandlersOf<typeof ${domain}> = \{\n`, 'u');
      const filled =
        insertAfter(text, inFunction, `    ${name},\n`) ??
        insertAfter(text, inConstant, `  ${name},\n`);
      return filled && withImport(filled, `./${file}`, [name]);
    },
  };
  return { create, edit };
}
