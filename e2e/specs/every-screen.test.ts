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
import { expectRoomForLongerTexts } from '../fixtures/pseudo-locale';
import { selectionOf } from '../fixtures/selection';
import { reportOf, writeReports, type ScreenReport } from '../fixtures/screen-report';
import { expectSoundScreen, type Look } from '../fixtures/screen';

const test = base.extend<object, { readonly pages: readonly ComposedPage[] }>({
  pages: [
    async ({}, use) => {
      await use((await composedPages()).pages);
    },
    { scope: 'worker', timeout: 120_000 },
  ],
});

interface ScreenLook extends Look {
  readonly theme?: 'dark';
  /** Looks at the screen in the pseudo-locale of its language besides. */
  readonly pseudo?: true;
  /** Opens what anybody may see with a session, as somebody who is signed in does. */
  readonly signedIn?: true;
}

const looks: Readonly<Record<string, ScreenLook>> = {
  'in Chinese': { locale: 'zh-Hans' },
  'in Traditional Chinese, signed in': { locale: 'zh-Hant', signedIn: true },
  'in elder mode': { locale: 'zh-Hans', mode: 'elder', pseudo: true },
  'in English and dark': { locale: 'en', theme: 'dark', pseudo: true },
};

const selection = selectionOf(
  'e2e/specs/every-screen.test.ts',
  ...['accessibility', 'pseudo-locale', 'screen'].map((name) => `e2e/fixtures/${name}.ts`),
);
/** Each test opens this part of the pages, so that workers share them. */
const parts = selection.isWhole ? 3 : 1;
const names = Object.keys(looks);

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
      // An end for what hangs: one part walks some forty pages, also on a busy machine.
      test.setTimeout(1_200_000);
      // Pages about nothing and about trouble answer so.
      consoleGuard.allow(/status of (?:404|50\d)/);
      const called = look.locale === 'en' ? 'Anna Lindgren' : '欧阳问渠';
      const samples = await takeSamples(gateway, { name: called, mobile: signedIn.mobile });
      const session = await context.cookies(portal.shellUrl);
      const reports: ScreenReport[] = [];

      const screens = screensOf(pages).filter((one) =>
        selection.variantsOf(one, names).includes(name),
      );
      for (const one of partOf(screens, part, parts)) {
        const origin = originOf(one, portal.shellUrl);
        await test.step(one.label, async () => {
          // What the screen before is still at would go on as somebody else.
          await page.goto('about:blank');
          await context.clearCookies();
          const isSignedIn = isPersonal(one) || look.signedIn === true;
          await context.addCookies([
            ...(isSignedIn
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
            if (look.pseudo) await expectRoomForLongerTexts(page);
          }
          reports.push(
            reportOf(one, {
              session: isSignedIn ? 'signed in' : 'signed out',
              status: answer?.status() ?? 0,
              leadsTo: isShown ? null : leadsTo.pathname,
              failures: testInfo.errors.slice(before).map(({ message }) => message ?? ''),
              consoleFaults: consoleGuard.unexpected().slice(faultsBefore),
              hasPseudoLocale: look.pseudo === true,
            }),
          );
        });
      }
      expect(reports.filter(({ leadsTo }) => leadsTo === null).length).toBeGreaterThanOrEqual(
        selection.atLeast(6),
      );
      await writeReports(
        testInfo.project.outputDir,
        `${look.locale}-${look.mode ?? 'standard'}-${part + 1}`,
        reports,
      );
    });
  }
}
