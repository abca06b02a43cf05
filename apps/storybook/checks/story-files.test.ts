import { describe, expect, it } from 'vitest';

/** The text of each file of stories, by its path from the repository. */
const files = Object.entries(
  import.meta.glob<string>(
    ['../../../{packages,partners}/*/src/**/*.stories.tsx', '../developers/*.stories.tsx'],
    { query: '?raw', import: 'default', eager: true },
  ),
).map(([path, text]) => [path.replace(/^(?:\.\.\/)+/, ''), text] as const);

const titleOf = (text: string): string =>
  /(?:const meta\b|export default)[\s\S]*?\btitle: '([^']*)'/.exec(text)?.[1] ?? '';

const spoken = (name: string): string =>
  name.slice(0, 1).toUpperCase() + name.slice(1).replaceAll('-', ' ');

/** Packages between the interface and the features, by their tag. */
const kits = new Set(
  Object.entries(
    import.meta.glob<string>('../../../packages/*/turbo.json', {
      query: '?raw',
      import: 'default',
      eager: true,
    }),
  ).flatMap(([path, text]) => (/kit"/.test(text) ? [path.split('/').at(-2)] : [])),
);

/** The first part of a title: the folder of a component, else the package; all kits, partners and what is for developers together. */
function areaOf(path: string): string {
  const [group = '', name = '', , folder = ''] = path.split('/');
  if (group === 'developers' || folder === 'explain') return 'Developers';
  if (group === 'partners') return 'Partners';
  if (kits.has(name)) return 'Kits';
  return spoken(name === 'ui' ? folder.replace('.stories.tsx', '') : name);
}

describe('files of stories', () => {
  it('lie beside what they show under its name, without a second suffix', () => {
    expect(files.length).toBeGreaterThan(60);
    expect(files.map(([path]) => path).filter((path) => /\.page\.stories/.test(path))).toEqual([]);
  });

  it.each(files)('%s has a title in plain words below its area', (path, text) => {
    const [area, ...rest] = titleOf(text).split('/');
    expect(area).toBe(areaOf(path));
    for (const part of rest) {
      expect(part).toMatch(/^[A-Z][ -~’]*$/);
      expect(part, 'words, not a name of code').not.toMatch(/[a-z][A-Z]/);
    }
  });

  it('have titles of their own', () => {
    const titles = files.map(([, text]) => titleOf(text));
    expect(titles.filter((title, at) => titles.indexOf(title) !== at)).toEqual([]);
  });
});
