import { isWalkedSignedIn, originOf, partOf, type ComposedPage } from '../fixtures/composed-pages';
import { callTimeouts } from '../fixtures/contract-calls';
import {
  expectFailureTold,
  expectRecovered,
  navigateInside,
  readTold,
  retryAll,
  retryButton,
} from '../fixtures/failed-screen';
import {
  askedWaits,
  dress,
  expect,
  freshAddress,
  headersOf,
  healthy,
  hurry,
  isPageCall,
  networkWords,
  nothing,
  test,
  watchWaits,
} from '../fixtures/fault-walk';
import { whenLive } from '../fixtures/live';
import type { GatewayFault } from '../fixtures/watched-gateway';

// One page that hangs is a fault of that page, not of the walk.
test.use({ actionTimeout: 30_000, navigationTimeout: 60_000 });

/** What is told within moments, in the order a page meets them. */
const quick = ['status', 'reset', 'garbage', 'truncated'] as const;
const parts = 4;
/** Fewer pages at a time than a server begins to turn away at. */
const together = 60;

test('the server tells of every fault in the page itself', async ({ walk, walker }) => {
  test.setTimeout(600_000);
  const { shell, screens } = walk;
  const faults: string[] = [];
  const told: ComposedPage[] = [];
  const check = (page: ComposedPage, fault: GatewayFault, html: string, status: number): void => {
    const { heading, hasAlert, hasRetry, hasSkeleton } = readTold(html);
    const found = [
      ...(heading === '' ? ['no heading'] : []),
      ...(hasAlert ? [] : ['no word of it']),
      ...(hasRetry ? [] : ['no way on']),
      ...(hasSkeleton ? ['still loading'] : []),
      ...(status === 200 || status === 503 ? [] : [`status ${status}`]),
    ];
    if (found.length > 0) faults.push(`${page.label}, ${fault}: ${found.join(', ')}`);
  };
  for (const page of screens) {
    const well = await healthy(walk, page, walker);
    if (well && well.calls.length > 0) told.push(page);
  }
  const ask = (page: ComposedPage) =>
    shell.ask(freshAddress(page, walker), page.hostLabel, headersOf(page, walker));
  for (const fault of quick) {
    shell.gateway.breakCalls(isPageCall, fault);
    for (const page of told) {
      const { html, status } = await ask(page);
      check(page, fault, html, status);
    }
  }
  // Many wait together, because all that passes is time.
  shell.gateway.breakCalls(isPageCall, 'slow');
  for (let from = 0; from < told.length; from += together) {
    await Promise.all(
      told.slice(from, from + together).map(async (page) => {
        const { html, status } = await ask(page);
        check(page, 'slow', html, status);
      }),
    );
  }
  shell.gateway.breakCalls(nothing);

  await shell.gateway.goAway();
  for (const page of told) {
    const { html, status, headers } = await ask(page);
    // Nobody can say who is signed in: the page for that, which leads back (spec 1 §8).
    if (isWalkedSignedIn(page)) {
      if (!headers.location?.startsWith('/user-info-error?target='))
        faults.push(`${page.label}, refused: ${status} ${headers.location}`);
    } else check(page, 'refused', html, status);
  }
  await shell.gateway.comeBack();
  expect(faults).toEqual([]);
  expect(told.length).toBeGreaterThan(20);
});

for (let part = 0; part < parts; part += 1) {
  test(`every screen tells of a fault and recovers without a load, part ${part + 1} of ${parts}`, async ({
    walk,
    walker,
    context,
    page,
    consoleGuard,
  }) => {
    test.setTimeout(600_000);
    for (const words of networkWords) consoleGuard.allow(words);
    const { shell, screens } = walk;
    const { gateway } = shell;
    const faults: string[] = [];
    const mine = partOf(screens, part, parts);
    let walked = 0;
    await watchWaits(context);
    // A channel that shows newcomers around does so over whatever page comes first.
    await page.addLocatorHandler(page.getByRole('button', { name: '跳过' }), (skip) =>
      skip.click(),
    );

    for (const [at, one] of mine.entries()) {
      const well = await healthy(walk, one, walker);
      if (!well) continue;
      // A fault of the server is the same to every page, so that pages take turns.
      const fault = quick[at % quick.length] ?? 'status';
      const origin = originOf(one, { shell: shell.url });
      // The start of a search has fetched what its like would fetch: those are come to from a page without calls.
      // Calls of a way are made before it is gone: what this tab keeps is passed by already at its start.
      const start = /search/i.test(one.route) ? '/no/such/page' : '/search';
      const from = `${origin}${start}?visit=start&disableCache=1`;
      const before = consoleGuard.unexpected().length;
      const loads: string[] = [];
      const count = (): void => void loads.push(page.url());
      const part = async (name: string, run: () => Promise<void>): Promise<void> => {
        try {
          await test.step(`${one.label} ${name}`, run);
        } catch (error) {
          const [said = ''] = String(error).split('\n\n');
          faults.push(`${one.label} ${name}: ${said.replaceAll('\n', ' ')} (${page.url()})`);
        }
        page.off('load', count);
        gateway.breakCalls(nothing);
      };

      await dress(context, one, walker, origin);
      walked += 1;
      if (well.calls.length > 0) {
        await part(`when the server meets ${fault}`, async () => {
          gateway.breakCalls(isPageCall, fault);
          await page.goto(origin + freshAddress(one, walker));
          await whenLive(page);
          await expectFailureTold(page);
          page.on('load', count);
          gateway.breakCalls(nothing);
          await retryAll(page);
          await expectRecovered(page, well.heading);
          expect(loads, 'loads').toEqual([]);
        });
      }
      const meetEach = async (): Promise<void> => {
        // A page that still leads on would cut the next load off.
        await page.goto('about:blank');
        await page.goto(from);
        await whenLive(page);
        gateway.breakCalls(isPageCall, fault);
        page.on('load', count);
        const to = freshAddress(one, walker);
        // Scripts of a way through lead on, wherever that is.
        const hasLeft = () => page.url() !== from;
        // Not of the page itself: one that is not there says so for as long as it stands.
        const toast = page.locator('[role=alert]:not(main *)').filter({ hasText: /\S{2}/ }).first();
        await navigateInside(page, to);
        await expect
          .poll(async () => hasLeft() || (await toast.isVisible()), { timeout: 30_000 })
          .toBe(true);
        gateway.breakCalls(isPageCall, 'slow');
        await hurry(page, true);
        if (!hasLeft()) {
          await navigateInside(page, to);
          await expect.poll(hasLeft, { timeout: 30_000 }).toBe(true);
        }
        if (well.calls.length > 0) {
          await expectFailureTold(page);
          await hurry(page, false);
          for (const next of quick) {
            gateway.breakCalls(isPageCall, next);
            await retryButton(page).first().click();
            await expectFailureTold(page);
          }
          gateway.breakCalls(nothing);
          await retryAll(page);
        }
        await expectRecovered(page, well.calls.length > 0 ? well.heading : '');
        // By their rows, the way to some pages is a load.
        const { fullPageLoad, enableNativeNavBar } = one.row;
        const mayLoad = fullPageLoad === true || enableNativeNavBar === true;
        expect(loads.slice(mayLoad ? 1 : 0), 'loads').toEqual([]);
        expect(
          (await askedWaits(page)).filter((wait) => !callTimeouts.has(wait)),
          'waits',
        ).toEqual([]);
      };
      await part('when the browser meets each', meetEach);
      faults.push(
        ...consoleGuard
          .unexpected()
          .slice(before)
          .map((fault) => `${one.label}: ${fault}`),
      );
    }
    expect(faults).toEqual([]);
    expect(walked).toBeGreaterThanOrEqual(5);
  });
}

test('a personal page that nobody can vouch for leads to the page that says so, and back by a tap', async ({
  walk: { shell },
  walker,
  page,
  consoleGuard,
}) => {
  for (const words of networkWords) consoleGuard.allow(words);
  // The page's own report that somebody came to see it (spec 1 §8).
  consoleGuard.allow(/user info could not be had/);
  const target = `${shell.url}/my/order/detail/${walker.samples.orderNo}`;
  const told = page.getByRole('heading', { level: 1, name: '用户信息请求异常' });
  const refresh = page.getByRole('button', { name: '点击屏幕刷新' });
  await shell.gateway.goAway();
  await page.goto(target);
  await expect(told).toBeVisible();
  await whenLive(page);
  // Still away: the tap leads here once more.
  const answered = page.waitForResponse((answer) => answer.url().includes('/user-info-error'));
  await refresh.click();
  await answered;
  await expect(told).toBeVisible();
  await whenLive(page);
  await shell.gateway.comeBack();
  await refresh.click();
  await expect(page).toHaveURL(target);
  await expect(page.getByText(walker.samples.orderNo).first()).toBeVisible();
});
