import { expect, test } from 'vitest';
import { writePaths } from './inline-hrefs.ts';

const paths = {
  'directory.home': '/',
  'directory.hospital': '/hospital/:id',
  'check-up.home': '/c',
};
const statement = `import { href, type ParamsOf } from '@xinglin/routes';`;

test('writes the path where a route is named', () => {
  expect(
    writePaths(
      `${statement}\nhref('directory.home'); href(\n  "directory.hospital", { id }, { tab: 1 });`,
      paths,
    ),
  ).toBe(
    `import { fillPath, type ParamsOf } from '@xinglin/routes';\nfillPath('/'); fillPath("/hospital/:id", { id }, { tab: 1 });`,
  );
});

test('writes it within the package of the routes as well, which names the file', () => {
  expect(writePaths(`import { href } from './href';\nhref('directory.home')`, paths)).toBe(
    `import { fillPath } from './fill-path';\nfillPath('/')`,
  );
});

test('knows features whose name has a hyphen', () => {
  expect(writePaths(`${statement}\nhref('check-up.home')`, paths)).toContain("fillPath('/c')");
});

test('refuses a name that is computed: it would need the table, and an unknown one', () => {
  expect(() => writePaths(`${statement}\nhref(name); href('directory.home');`, paths)).toThrow(
    'href(name',
  );
  expect(() => writePaths(`${statement}\nhref('directory.nowhere')`, paths)).toThrow(
    'unknown route',
  );
});

test('keeps what stands before the import', () => {
  expect(writePaths(`import { a } from 'a';\n${statement}\nhref('directory.home')`, paths)).toBe(
    `import { a } from 'a';\nimport { fillPath, type ParamsOf } from '@xinglin/routes';\nfillPath('/')`,
  );
});

test('leaves other code alone', () => {
  const other = `import { matchRoute } from '@xinglin/routes';\nhref('directory.home');`;
  expect(writePaths(other, paths)).toBe(other);
});
