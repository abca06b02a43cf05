// Owns: what the journeys need of a page: an address with something of the person's own, and the act of one that writes.
// Must not know: how the page looks.
// Used by: `npm run new -- page`.
import { globSync, existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { camel, insertAfter, insertBefore, kebab, withImport } from './changes.mjs';
import { placesOf } from './page-parts.mjs';

const fixtures = 'e2e/fixtures';
const lastImport = /^import [^;]*;\n(?![\s\S]*^import )/mu;

/** The calls that make what a page's address names; null where it names nothing, or the contract tells no simple way. */
function sampleOf({ call, path, params, act }) {
  const given = call?.fields.filter(({ name }) => !act?.asked?.includes(name)) ?? [];
  const places = placesOf(given, params);
  if (places.length === 0) return null;
  const makers = places.map(({ name }) => call.makerOf(name));
  if (
    makers.includes(undefined) ||
    params.some((one) => !places.some(({ param }) => param === one))
  )
    return null;
  const calls = makers.map(({ path: made, body, offers }, index) => {
    const { name } = places[index];
    const first = offers
      ? `    const { items } = await gateway.call<{ items: readonly { offerId: string }[] }>('${offers}');
    const offerId = items[0]?.offerId;
`
      : '';
    const fields = body.map((one) =>
      one.value === one.name ? one.name : `${one.name}: ${one.value}`,
    );
    return `${first}    const { ${name} } = await gateway.call<{ ${name}: string }>('${made}', { ${fields.join(', ')} });\n`;
  });
  const query = places.filter(({ param }) => param === undefined);
  const address = places.reduce(
    (so, { name, param }) =>
      param ? so.replace(new RegExp(`:${param}\\b\\??`, 'u'), `\${${name}}`) : so,
    path,
  );
  const asked = query.map(({ name }) => `${name}=\${${name}}`).join('&');
  const used = ['patientId', 'addressId', 'text'].filter((one) =>
    calls.some((text) => new RegExp(String.raw`\b${one}\b`, 'u').test(text)),
  );
  return `async (gateway, ${used.length > 0 ? `{ ${used.join(', ')} }` : '_owner'}) => {
${calls.join('')}    return \`${address}${asked && `?${asked}`}\`;
  }`;
}

/** A file of a list that several features bring something to: changed where it is, else made and listed. */
function entry(root, { folder, list, feature, listed, end, make, grow }) {
  const files = globSync(`${folder}/*.ts`, { cwd: root });
  const found = files.find((file) =>
    readFileSync(join(root, file), 'utf8').includes(`export const ${list}`),
  );
  if (found !== undefined) return { create: {}, edit: { [found]: grow } };
  const file = `${folder}/${kebab(feature)}.ts`;
  const name = existsSync(join(root, file)) ? `${kebab(feature)}-pages` : kebab(feature);
  return {
    create: { [`${folder}/${name}.ts`]: make },
    edit: {
      [listed]: (source) => {
        const grown = insertBefore(source, end, `  ...${list},\n`);
        const statement = `import { ${list} } from './${folder.split('/').at(-1)}/${name}';\n`;
        return grown && insertAfter(grown, lastImport, statement);
      },
    },
  };
}

const actText = (
  { name, call, needsOwner, fill, send, done },
  { page, address, route, samples },
) => `  {
    name: '${name}',
    page: '${page}',
    calls: ['${call}'],
    begin: async (scene) => {
      const { page${needsOwner || samples ? ', gateway' : ''} } = scene;
      ${samples ? 'const owner = ' : ''}await ${needsOwner || samples ? 'ownerOf(gateway, await member(scene))' : 'member(scene)'};
      return {
        path: ${samples ? `await ${samples}['${route}'](gateway, owner)` : `'${address}'`},
        fill: async () => {
${fill.map((line) => `          ${line}\n`).join('')}        },
        send: ${send},
        succeeded: () => said(page, '${done}'),
      };
    },
  },
`;

/** What is written and changed in the journeys for a page; nothing for a page that needs nothing of them. */
export function walkOfPage(root, page) {
  const { act, feature, base, route, address, english } = page;
  const sample = sampleOf(page);
  const changes = [];
  const samples = sample === null ? undefined : `${camel(feature)}Samples`;
  if (samples) {
    const row = `  '${route}': ${sample},\n`;
    const head = `import type { OwnSample } from '../own-samples';

/** What pages of ${feature} are about. */
export const ${samples} = {
`;
    changes.push(
      entry(root, {
        folder: `${fixtures}/samples`,
        list: samples,
        feature,
        listed: `${fixtures}/own-samples.ts`,
        end: /^\};$/gmu,
        make: `${head}${row}} satisfies Record<string, OwnSample>;\n`,
        grow: (text) => insertBefore(text, /^\} satisfies/gmu, row),
      }),
    );
  }
  if (act) {
    const list = `${camel(feature)}Acts`;
    const told = { ...act, name: `${act.verb}: ${english.replaceAll("'", '’')}` };
    const where = { page: base.replace(/^pages\//u, ''), address, route, samples };
    const row = actText(told, where);
    const needs = (text) =>
      [
        [
          './act',
          [
            'type Act',
            ...['button', 'choose', 'field', 'member', 'said'].filter((one) =>
              row.includes(`${one}(`),
            ),
          ],
        ],
        ...(row.includes('ownerOf(') ? [['../own-samples', ['ownerOf']]] : []),
        ...(samples ? [[`../samples/${sampleFile(root, samples, feature)}`, [samples]]] : []),
      ].reduce((so, [from, names]) => withImport(so, from, names), text);
    changes.push(
      entry(root, {
        folder: `${fixtures}/acts`,
        list,
        feature,
        listed: `${fixtures}/acts.ts`,
        end: /^\];$/gmu,
        make: needs(`
/** What is written on the pages of ${feature}. */
export const ${list}: readonly Act[] = [
${row}];
`),
        grow: (text) => needs(insertBefore(text, /^\];$/gmu, row)),
      }),
    );
  }
  return {
    create: Object.assign({}, ...changes.map((one) => one.create)),
    edit: Object.assign({}, ...changes.map((one) => one.edit)),
  };
}

/** The file that has a feature's samples, or will. */
function sampleFile(root, list, feature) {
  const found = globSync(`${fixtures}/samples/*.ts`, { cwd: root }).find((file) =>
    readFileSync(join(root, file), 'utf8').includes(`export const ${list}`),
  );
  return found === undefined ? kebab(feature) : found.split('/').at(-1).replace('.ts', '');
}
