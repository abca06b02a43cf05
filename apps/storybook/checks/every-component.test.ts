import * as ui from '@xinglin/ui';
import { expect, it } from 'vitest';

const stories = Object.values(
  import.meta.glob<string>('../../../packages/ui/src/**/*.stories.tsx', {
    query: '?raw',
    import: 'default',
    eager: true,
  }),
).join('\n');

/** What is drawn: components begin with a capital letter, and what is no function is a context or a table. */
const components = Object.entries(ui)
  .filter(([name, value]) => /^[A-Z]/.test(name) && typeof value === 'function')
  .map(([name]) => name);

it('every component of the interface has a story that draws it', () => {
  expect(components.length).toBeGreaterThan(50);
  // The story of the icons draws whatever the files of icons export.
  const drawn = (name: string): boolean =>
    name.endsWith('Icon') || new RegExp(String.raw`<${name}\b|component: ${name}\b`).test(stories);
  expect(components.filter((name) => !drawn(name))).toEqual([]);
});
