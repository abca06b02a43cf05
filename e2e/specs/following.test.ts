import { whenLive } from '../fixtures/live';
import { newMobile } from '../fixtures/people';
import { expect, test } from '../fixtures/portal-test';
import { expectSoundScreen } from '../fixtures/screen';
import { zhHans } from '../fixtures/words';
import { Account } from '../pages/account';

test('a visitor signs in to follow a doctor, finds them again, leaves them and takes that back', async ({
  page,
  gateway,
}) => {
  const { doctorId } = await gateway.freeShift();
  const doctor = `/expert/${doctorId}`;
  await page.goto(doctor);
  await whenLive(page);
  await page.getByRole('link', { name: /^关注 / }).click();
  await expect(page).toHaveURL(/\/user\/login\?/);
  await new Account(page, zhHans).signIn(gateway, newMobile());

  await expect(page).toHaveURL(doctor);
  const followed = page.getByRole('button', { name: /^已关注 / });
  await expect(followed).toHaveAttribute('aria-pressed', 'true');
  await expectSoundScreen(page, { locale: 'zh-Hans' });

  await page.goto('/my/profile');
  await page.getByRole('link', { name: '关注', exact: true }).click();
  const card = page.locator(`a[href="${doctor}"]`);
  await expect(card).toBeVisible();
  await whenLive(page);
  await page.getByRole('button', { name: /^取消关注 / }).click();
  await expect(card).toHaveCount(0);
  await expect(page.getByText('还没有关注医生')).toBeVisible();
  await expectSoundScreen(page, { locale: 'zh-Hans' });
  await page.getByRole('button', { name: '撤销' }).click();
  await expect(card).toBeVisible();

  // The page itself is the same for all: it does not know before it is asked.
  const served = await page.request.get(doctor);
  expect(await served.text()).not.toContain('isFavorite');
});
