import { composedPages, partOf } from '../fixtures/composed-pages';
import { expect, test } from '../fixtures/portal-test';
import { locales, modes, newReaders, themes, walkVariants } from '../fixtures/variant-walk';

const variants = locales.flatMap((locale) =>
  modes.flatMap((mode) => themes.map((theme) => ({ locale, mode, theme }))),
);
const parts = 4;

for (let part = 0; part < parts; part += 1) {
  test(`every address of every channel is served whole in every variant, part ${part + 1} of ${parts}`, async ({
    playwright,
    portal,
  }) => {
    test.setTimeout(1_800_000);
    const readers = await newReaders(playwright, portal);
    const mine = partOf((await composedPages()).pages, part, parts);
    expect(await walkVariants(portal.portalUrls, readers, mine, () => variants)).toEqual([]);
  });
}
