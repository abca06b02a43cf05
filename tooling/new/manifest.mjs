// Owns: a package's manifest with more dependencies, in the order in which they stand there.
// Used by: `npm run new`.

const json = (value) => `${JSON.stringify(value, null, 2)}\n`;
const sorted = (entries) =>
  Object.fromEntries(Object.entries(entries).toSorted(([one], [other]) => (one < other ? -1 : 1)));

/** Our own packages come from the workspace, others in the catalogue's version. */
const versionOf = (name) => (name.startsWith('@xinglin/') ? 'workspace:*' : 'catalog:');

/** The manifest with these dependencies as well; the same text where it has them all. */
export function withDependencies(text, names, kind = 'dependencies') {
  const manifest = JSON.parse(text);
  const missing = names.filter((name) => !(name in (manifest[kind] ?? {})));
  if (missing.length === 0) return text;
  const added = Object.fromEntries(missing.map((name) => [name, versionOf(name)]));
  return json({ ...manifest, [kind]: sorted({ ...manifest[kind], ...added }) });
}

/** The manifest with one more entry of the package. */
export function withEntry(text, entry, file) {
  const manifest = JSON.parse(text);
  return json({ ...manifest, exports: sorted({ ...manifest.exports, [entry]: file }) });
}

/** What the pages of a feature, their tests and stories are made with. */
export const pageDependencies = {
  dependencies: ['@xinglin/api', '@xinglin/ui', 'react'],
  devDependencies: [
    '@storybook/react-vite',
    '@testing-library/react',
    '@types/react',
    '@xinglin/testing',
    'happy-dom',
    'react-dom',
    'vitest',
  ],
};
