import { globSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { root } from '../process/workspace.mjs';
import { readSelection } from './selection.mjs';

const list = 'packages/booking/src/pages/my/order/list.page.tsx';
const nickname = 'packages/account/src/pages/my/nickname.page.tsx';
const home = 'partners/sanming/src/pages/chronic-disease/home.page.tsx';
const looks = ['plain', 'elder', 'dark', 'english'];

/** The selection where such files have changed since the commit before. */
const after = (...files) =>
  readSelection({
    asked: undefined,
    walk: ['e2e/specs/every-screen.test.ts'],
    difference: { base: 'HEAD', head: 'a'.repeat(40), files: new Set(files) },
  });

describe('the pages that a difference touches', () => {
  it.each([
    ['the page itself', nickname, nickname],
    ['a component below it', 'packages/booking/src/components/order-card.tsx', list],
    [
      'the styles of a component that it takes',
      'packages/ui/src/frame/page-header.module.css',
      list,
    ],
    ['the texts of its package', 'packages/booking/src/locales/en.json', list],
    ['what its partner changes', 'partners/sanming/src/theme.css', home],
  ])('%s', (_, changed, page) => {
    const { isWhole, touches } = after(changed);
    const partner = /^partners\/([^/]+)/.exec(page)?.[1] ?? null;
    expect(isWhole).toBe(false);
    expect(touches(page, partner)).toBe(true);
  });

  it.each([
    ['another page of the package', 'packages/booking/src/pages/my/order/status.page.tsx'],
    ['a test', 'packages/booking/src/pages/my/order/list.test.tsx'],
    ['another package', nickname],
    ['a component that it does not take', 'packages/ui/src/display/timeline.tsx'],
    ['the gateway', 'apps/gateway/src/app.ts'],
    ['a call’s row', 'packages/contract/src/booking.ts'],
    ['words', 'docs/architecture.md'],
  ])('not %s', (_, changed) => {
    const { isWhole, touches } = after(changed);
    expect(isWhole).toBe(false);
    expect(touches(list)).toBe(false);
  });

  it.each([
    ['a text that every page shows', 'packages/ui/src/locales/en.json'],
    ['a colour', 'packages/ui/src/tokens/light.css'],
    ['the frame around every page', 'packages/portal/src/app.tsx'],
    ['the build', 'tooling/vite/chunks.ts'],
    ['the walk', 'e2e/specs/every-screen.test.ts'],
  ])('all by %s', (_, changed) => {
    expect(after(changed)).toMatchObject({
      isWhole: true,
      reason: `every variant: ${changed} has changed`,
    });
  });
});

describe('the variants of a page', () => {
  const pages = globSync('packages/*/src/pages/**/*.page.tsx', { cwd: root });

  it('are all where it is touched, and one by turns of the others', () => {
    const { variantsOf } = after('docs/architecture.md');
    expect(variantsOf('page', looks, true)).toEqual(looks);
    const taken = pages.map((page) => variantsOf(page, looks, false));
    expect(new Set(taken.map(({ length }) => length))).toEqual(new Set([1]));
    expect(new Set(taken.flat())).toEqual(new Set(looks));
    expect(pages.map((page) => variantsOf(page, looks, false))).toEqual(taken);
  });

  it('change with the commit', () => {
    const takenAt = (head) => {
      const difference = { base: 'HEAD', head, files: new Set() };
      const { variantsOf } = readSelection({ asked: undefined, difference });
      return pages.map((page) => variantsOf(page, looks, false)[0]);
    };
    expect(takenAt('a')).not.toEqual(takenAt('b'));
  });

  it('are none of what is untouched where only what has changed is asked for', () => {
    const difference = { base: 'HEAD', head: 'a', files: new Set([nickname]) };
    const { isOnlyChanged, variantsOf } = readSelection({ asked: 'changed', difference });
    expect(isOnlyChanged).toBe(true);
    expect(variantsOf('page', looks, false)).toEqual([]);
  });

  it.each([
    ['all', undefined],
    [undefined, null],
  ])('are all where %s is asked for and the difference is %s', (asked, difference) => {
    const { isWhole, touches, variantsOf } = readSelection({ asked, difference });
    expect([isWhole, touches(list)]).toEqual([true, true]);
    expect(variantsOf('page', looks, false)).toEqual(looks);
  });
});
