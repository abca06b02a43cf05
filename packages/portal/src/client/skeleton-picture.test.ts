// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { showSkeleton } from './skeleton-picture';

const pictures = (): readonly string[] =>
  [...document.querySelectorAll('img')].map(({ src }) => src);

test.each([true, false])('a page’s picture stands until it has come: %s', async (comes) => {
  let end = (): void => undefined;
  const loading = new Promise<void>((resolve, reject) => {
    end = comes ? resolve : () => reject(new Error('it did not come'));
  });
  showSkeleton('/skeletons/doctor.svg', loading);
  expect(pictures()).toEqual([`${window.location.origin}/skeletons/doctor.svg`]);
  end();
  await loading.catch(() => undefined);
  expect(pictures()).toEqual([]);
});
