import { expect, test } from '../fixtures/portal-test';
import { expectSoundScreen } from '../fixtures/screen';
import { zhHans as words } from '../fixtures/words';
import { Directory } from '../pages/directory';

test('a channel’s host shows its colours, name and phone on the same pages', async ({
  page,
  portal,
}) => {
  const { port } = new URL(portal.shellUrl);
  const main = 'http://www.h5.portal.localhost';
  const sanming = 'http://sanming.h5.portal.localhost';
  const brandOf = () =>
    page.evaluate(() =>
      getComputedStyle(document.documentElement).getPropertyValue('--color-brand').trim(),
    );

  await page.goto(`${main}:${port}/`);
  await expect(page.locator('html')).not.toHaveAttribute('data-channel', 'sanming');
  const [colour, name] = [await brandOf(), await page.locator('h1').textContent()];

  await page.goto(`${sanming}:${port}/`);
  await expect(page.locator('html')).toHaveAttribute('data-channel', 'sanming');
  expect(await brandOf()).toBe('#1d5fa8');
  expect(colour).not.toBe('#1d5fa8');
  await expect(page.locator('h1')).not.toHaveText(name ?? '');
  await expectSoundScreen(page, { locale: 'zh-Hans' });

  await new Directory(page, words).openHospitals();
  await expect(page).toHaveURL(`${sanming}:${port}/booking/hospital`);
  await expect(page.locator('html')).toHaveAttribute('data-channel', 'sanming');
  await expectSoundScreen(page, { locale: 'zh-Hans' });
});
