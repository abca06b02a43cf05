// Owns: what the journeys need of a page that writes: its act, by which they prove that nothing is lost or done twice.
// Must not know: how the page looks, what it writes.
// Used by: `npm run new -- page`.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { camel, insertBefore, kebab } from './changes.mjs';

const folder = 'e2e/fixtures/acts';

const rowText = ({ english, address, asked, sent, call, send, done }, page) => `  {
    name: 'fill in: ${english}',
    page: '${page}',
    calls: ['${call}'],
    begin: async (scene) => {
      const { page } = scene;
      await member(scene);
      return {
        path: '${address}',
        fill: async () => {
${asked.map(({ name, chinese }) => `          await field(page, '${chinese}').fill('${sent[name]}');\n`).join('')}        },
        send: button(page, '${send}'),
        succeeded: () => said(page, '${done}'),
      };
    },
  },
`;

/** What an act of a form is written with. */
const needed = ['button', 'field', 'member', 'said'];
const imported = /^import \{(?<names>[^}]*)\} from '\.\/act';$/mu;

/** The file of a feature's acts with one more. */
const withAct = (row) => (text) => {
  const grown = insertBefore(text, /^\];$/gmu, row);
  return grown?.replace(imported, (line, names) => {
    const present = names
      .split(',')
      .map((name) => name.trim())
      .filter((name) => name !== '' && name !== 'type Act');
    const types = present.filter((name) => name.startsWith('type '));
    const values = [...present.filter((name) => !name.startsWith('type ')), ...needed];
    return `import { ${[...[...new Set(values)].toSorted(), 'type Act', ...types].join(', ')} } from './act';`;
  });
};

/** What is written and changed in the journeys for a page's act; nothing for a page that writes nothing. */
export function actOfPage(root, { act, feature, base }) {
  if (act === undefined) return { create: {}, edit: {} };
  const file = `${folder}/${kebab(feature)}.ts`;
  const list = `${camel(feature)}Acts`;
  const row = rowText(act, base.replace(/^pages\//u, ''));
  if (existsSync(join(root, file))) return { create: {}, edit: { [file]: withAct(row) } };
  return {
    create: {
      [file]: `import { ${needed.join(', ')}, type Act } from './act';

/** What is written on the pages of ${feature}. */
export const ${list}: readonly Act[] = [
${row}];
`,
    },
    edit: {
      'e2e/fixtures/acts.ts': (text) => {
        const listed = insertBefore(text, /^\];$/gmu, `  ...${list},\n`);
        return listed && `import { ${list} } from './acts/${kebab(feature)}';\n${listed}`;
      },
    },
  };
}
