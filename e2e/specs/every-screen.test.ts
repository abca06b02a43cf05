import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  composedPages,
  isPersonal,
  originOf,
  partOf,
  screensOf,
  type ComposedPage,
} from '../fixtures/composed-pages';
import { whenLive } from '../fixtures/live';
import { addressOf, takeSamples } from '../fixtures/page-samples';
import { expect, test as base } from '../fixtures/portal-test';
import { expectSoundScreen, type Look } from '../fixtures/screen';

/** What is written of a page that was opened, for machines: `test-results/screens/<look>.json`. */
interface Report {
  readonly feature: string;
  readonly route: string;
  readonly path: string;
  readonly channel: string;
  readonly session: 'signed in' | 'signed out';
  readonly status: number;
  /** Path of another page that was shown instead; null for its own. */
  readonly leadsTo: string | null;
  readonly faults: readonly string[];
}

const test = base.extend<object, { readonly pages: readonly ComposedPage[] }>({
  pages: [
    async ({}, use) => {
      await use((await composedPages()).pages);
    },
    { scope: 'worker', timeout: 120_000 },
  ],
});

const looks: Readonly<Record<string, Look & { readonly theme?: 'dark' }>> = {
  'in Chinese': { locale: 'zh-Hans' },
  'in Traditional Chinese': { locale: 'zh-Hant' },
  'in elder mode': { locale: 'zh-Hans', mode: 'elder' },
  'in English and dark': { locale: 'en', theme: 'dark' },
};

/** Each test opens this part of the pages, so that workers share them. */
const parts = 3;

for (const [name, look] of Object.entries(looks)) {
  for (let part = 0; part < parts; part += 1) {
    test(`every screen is sound ${name}, part ${part + 1} of ${parts}`, async ({
      page,
      context,
      portal,
      gateway,
      pages,
      signedIn,
      consoleGuard,
    }, testInfo) => {
      test.setTimeout(600_000);
      // Pages about nothing and about trouble answer so.
      consoleGuard.allow(/status of (?:404|50\d)/);
      const called = look.locale === 'en' ? 'Anna Lindgren' : '欧阳问渠';
      const samples = await takeSamples(gateway, { name: called, mobile: signedIn.mobile });
      const session = await context.cookies(portal.shellUrl);
      const reports: Report[] = [];

      for (const one of partOf(screensOf(pages), part, parts)) {
        const origin = originOf(one, portal.shellUrl);
        await test.step(one.label, async () => {
          await context.clearCookies();
          await context.addCookies([
            ...(isPersonal(one)
              ? session.map(({ name: cookie, value }) => ({ name: cookie, value, url: origin }))
              : []),
            { name: 'xl_lang', value: look.locale, url: origin },
            { name: 'xl_mode', value: look.mode ?? 'standard', url: origin },
            { name: 'xl_theme', value: look.theme ?? 'light', url: origin },
          ]);
          const before = testInfo.errors.length;
          const faultsBefore = consoleGuard.unexpected().length;
          const address = new URL(origin + addressOf(one, samples));
          const answer = await page.goto(address.href);
          const leadsTo = new URL(page.url());
          // A page that leads on shows nothing of its own; where it leads is opened for itself.
          const isShown =
            leadsTo.origin === address.origin && leadsTo.pathname === address.pathname;
          if (isShown) {
            await expect(page.getByRole('main')).toContainText(/\S/);
            if (answer?.status() === 200) await whenLive(page);
            await expectSoundScreen(page, look);
          }
          reports.push({
            feature: one.feature,
            route: one.route,
            path: one.path,
            channel: one.hostLabel ?? 'main',
            session: isPersonal(one) ? 'signed in' : 'signed out',
            status: answer?.status() ?? 0,
            leadsTo: isShown ? null : leadsTo.pathname,
            faults: [
              ...testInfo.errors.slice(before).map(({ message }) => message ?? ''),
              ...consoleGuard.unexpected().slice(faultsBefore),
            ],
          });
        });
      }
      expect(reports.filter(({ leadsTo }) => leadsTo === null).length).toBeGreaterThan(5);
      const folder = join(testInfo.project.outputDir, 'screens');
      await mkdir(folder, { recursive: true });
      const file = `${look.locale}-${look.mode ?? 'standard'}-${part + 1}.json`;
      await writeFile(join(folder, file), JSON.stringify(reports, null, 2));
    });
  }
}
