import { expect, test } from 'vitest';
import { assetsOf, type Manifest } from './assets';

const row = { path: '/hospital/:id', title: 'directory:hospital.title' };
const page = 'pages/hospital/$id.page.tsx';
const otherPage = '../../packages/directory/src/pages/expert/$id.page.tsx';
const manifest: Manifest = {
  'src/entry.client.ts': { file: 'entry.js', isEntry: true, imports: ['_core.js'] },
  '_core.js': { file: 'core.js', css: ['core.css'] },
  'src/portal.ts': { file: 'portal.js', css: ['portal.css'] },
  'src/features/directory.ts': { file: 'directory.js' },
  [`../../packages/directory/src/${page}`]: {
    file: 'hospital.js',
    imports: ['_core.js'],
    dynamicImports: ['../../packages/directory/src/map.tsx', otherPage],
    css: ['hospital.css'],
  },
  '../../packages/directory/src/map.tsx': {
    file: 'map.js',
    imports: ['_core.js', '_list.js'],
    dynamicImports: ['../../packages/ui/src/legend.tsx', 'src/portal.ts'],
    css: ['map.css'],
  },
  '_list.js': { file: 'list.js', css: ['list.css'] },
  '../../packages/ui/src/legend.tsx': { file: 'legend.js', css: ['legend.css'] },
  [otherPage]: { file: 'doctor.js', css: ['doctor.css'] },
  '../../partners/near/src/index.ts': { file: 'near.js' },
  [`../../partners/near/src/${page}`]: { file: 'near-hospital.js' },
  '../../partners/far/src/index.ts': { file: 'far.js' },
  '../../partners/default/src/index.ts': { file: 'default.js' },
};
const find = assetsOf(manifest);

test('brings a page with what it imports, and leaves the table of its feature for later', () => {
  expect(find({ feature: 'directory', page: row, partners: [] })).toEqual({
    entry: '/entry.js',
    styles: ['/core.css', '/hospital.css'],
    modules: ['/entry.js', '/core.js', '/hospital.js'],
    // Of its parts and theirs, neither of what it has itself nor of another page.
    partStyles: ['/list.css', '/legend.css', '/map.css'],
    page: '/hospital.js',
    partners: [],
  });
});

test('brings the channel and what lies below it, and no other', () => {
  const {
    modules,
    page: file,
    partners,
  } = find({ feature: 'directory', page: row, partners: ['far', 'default'] });
  expect(modules).toEqual(expect.arrayContaining(['/far.js', '/default.js']));
  expect(modules).not.toContain('/near.js');
  expect(partners).toEqual(['/far.js', '/default.js']);
  expect(file).toBe('/hospital.js');
});

test('names no page where a partner has one in its place: the tables say which it is', () => {
  const assets = find({ feature: 'directory', page: row, partners: ['near', 'default'] });
  expect(assets.page).toBeNull();
  expect(assets.modules).toEqual(
    expect.arrayContaining(['/directory.js', '/near.js', '/near-hospital.js', '/hospital.js']),
  );
});

test('names no page the build does not know', () => {
  const { page: file, modules } = find({
    feature: 'directory',
    page: { ...row, path: '/other' },
    partners: [],
  });
  expect(file).toBeNull();
  expect(modules).toEqual(expect.arrayContaining(['/portal.js', '/directory.js']));
});

test('names no file of a channel where it does not know them all', () => {
  expect(find({ feature: 'directory', page: row, partners: ['far', 'gone'] }).partners).toEqual([]);
});

test('needs an entry', () => {
  expect(() => assetsOf({})).toThrow('no entry');
});
