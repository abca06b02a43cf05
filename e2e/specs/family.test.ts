import type { Page } from '@playwright/test';
import { whenLive } from '../fixtures/live';
import { newIdCard, newPatient } from '../fixtures/people';
import { expect, test } from '../fixtures/portal-test';
import { expectSoundScreen, type Look } from '../fixtures/screen';
import { localCookie } from '../fixtures/cookies';

const elder: Look = { locale: 'zh-Hans', mode: 'elder' };
const back = '/my/patient/choose';

const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
// The radio itself lies hidden below its label.
const choose = (page: Page, name: string) => page.getByRole('radio', { name, exact: true }).check();

async function open(page: Page): Promise<void> {
  await page.goto(`/my/patient/node-add?backurl=${encodeURIComponent(back)}`);
  await whenLive(page);
}

async function save(page: Page): Promise<void> {
  await page.getByRole('checkbox', { name: /我.*同意平台/ }).check();
  await page.getByRole('button', { name: '保存', exact: true }).click();
}

test('somebody of 75 adds a parent and a newborn, and meets who is there already', async ({
  page,
  context,
  baseURL,
  gateway,
  signedIn,
}) => {
  expect(signedIn.mobile).not.toBe('');
  await context.addCookies([{ name: localCookie('mode'), value: 'elder', url: baseURL ?? '' }]);
  const cardNo = newIdCard('1931-04-12');

  await test.step('a parent, by name and card alone', async () => {
    await open(page);
    await choose(page, '父母');
    await field(page, '姓名').fill('周秀英');
    await field(page, '证件号码').fill(cardNo);
    await expect(page.getByText('出生日期 1931-04-12')).toBeVisible();
    await expectSoundScreen(page, elder);
    await save(page);
    await expect(page).toHaveURL(new RegExp(`${back}\\?patientId=`));
    await expect(page.getByRole('radio', { name: '周秀英' })).toBeChecked();
  });

  await test.step('the same card again', async () => {
    await open(page);
    await field(page, '证件号码').fill(cardNo);
    await expect(page.getByText('您已添加过这位就诊人：周秀英（父母）')).toBeVisible();
    await expectSoundScreen(page, elder);
    await page.getByRole('button', { name: '选择 周秀英' }).click();
    await expect(page).toHaveURL(new RegExp(`${back}\\?patientId=`));
  });

  await test.step('a newborn without a card, under a guardian', async () => {
    await open(page);
    await choose(page, '子女');
    await field(page, '姓名').fill('周小满');
    await page.getByRole('combobox', { name: '证件类型' }).selectOption('none');
    await choose(page, '女');
    const born = new Date((await gateway.now()).getTime() - 20 * 24 * 60 * 60 * 1000);
    await page.getByLabel('出生日期').fill(born.toISOString().slice(0, 10));
    await field(page, '监护人姓名').fill('周书远');
    await field(page, '监护人身份证号码').fill(newIdCard('1990-06-15'));
    await choose(page, '父亲');
    await expectSoundScreen(page, elder);
    await save(page);
    await expect(page.getByRole('radio', { name: '周小满' })).toBeChecked();
    await expectSoundScreen(page, elder);
    await page.getByRole('button', { name: '确定', exact: true }).click();
    await expect(page).toHaveURL(/\/my\/patients\?patientId=/);
    await expect(page.getByText('监护人：周书远')).toBeVisible();
  });
});

test('a name is verified by the register, and one that does not fit leads to the details', async ({
  page,
  gateway,
  signedIn,
}) => {
  // The sandbox's register gives some last digits to somebody else.
  const cardNo = '11010519491231002X';
  const fits = newPatient({ name: '许若云', cardNo, mobile: signedIn.mobile });
  await gateway.addPatient(fits);
  await page.goto('/my/patients');
  await page.getByRole('link', { name: /实名核验/ }).click();
  await expect(page).toHaveURL(/\/my\/patient\/realname/);
  await page.getByRole('link', { name: /许若云/ }).click();
  await whenLive(page);
  await page.getByRole('checkbox', { name: /我同意为核验身份/ }).check();
  await expectSoundScreen(page, { locale: 'zh-Hans' });
  await page.getByRole('button', { name: '开始核验' }).click();
  await expect(page.getByRole('heading', { name: '许若云 已通过实名核验' })).toBeVisible();
  await expectSoundScreen(page, { locale: 'zh-Hans' });
  await page.getByRole('link', { name: '继续' }).click();
  await expect(page.getByRole('link', { name: /许若云/ })).toContainText('已实名');
});

test('a thief with somebody’s patientId gets nowhere', async ({ gateway, signedIn, stranger }) => {
  const patientId = await gateway.addPatient(newPatient({ mobile: signedIn.mobile }));
  const calls: readonly [string, object][] = [
    ['/patient/getpatientbyid', {}],
    ['/patient/checkpatientinfo', {}],
    ['/patient/delete', {}],
    ['/patient/update', { name: '周安宁', relation: 'other', cardType: 'idCard' }],
    ['/patientrealnameauth/detail', {}],
    ['/patientrealnameauth/verify', { consent: true }],
    ['/user/profile/modifypatientbindmobile', {}],
  ];
  for (const [path, fields] of calls)
    await expect(stranger.gateway.call(path, { ...fields, patientId }), path).rejects.toThrow('-7');
  await expect(
    stranger.gateway.call('/user/account/authorization/add.json', {
      scopes: ['patients'],
      patientIds: [patientId],
    }),
  ).rejects.toThrow('-7');
  expect(await gateway.call('/patient/getpatientbyid', { patientId })).toMatchObject({ patientId });
});
