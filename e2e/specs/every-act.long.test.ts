import { test as plainTest } from '@playwright/test';
import { expect, test, walkAct } from '../fixtures/act-walk';
import { acts, callsWithoutAct, pagesWithoutAct } from '../fixtures/acts';
import { networkWords } from '../fixtures/fault-walk';
import { writingPages } from '../fixtures/writing-pages';
import { localCookie } from '../fixtures/cookies';

// It reads sources only, so that no portal is started for it.
plainTest('every page that writes, and every call that it writes by, is walked or excused', () => {
  const pages = writingPages();
  const calls = pages.flatMap((page) => page.calls);
  expect(sorted(pages.map(({ file }) => file))).toEqual(
    sorted([...acts.map(({ page }) => page), ...Object.keys(pagesWithoutAct)]),
  );
  // What a shared form brings along may be tapped on another of its pages.
  expect(sorted(calls)).toEqual(
    sorted([...acts.flatMap((act) => act.calls), ...Object.keys(callsWithoutAct)]),
  );
});

for (const [place, act] of acts.entries()) {
  test(`to ${act.name} loses nothing when the gateway fails, and is done once`, async ({
    page,
    context,
    gateway,
    shell,
    consoleGuard,
  }) => {
    for (const words of networkWords) consoleGuard.allow(words);
    const begun = await act.begin({
      page,
      gateway,
      signOut: () => context.clearCookies({ name: localCookie('session') }),
    });
    await walkAct(act, begun, { page, shell, place });
  });
}

/** Each once. */
const sorted = (names: readonly string[]): readonly string[] => [...new Set(names)].toSorted();
