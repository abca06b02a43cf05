import { HtmlValidate } from 'html-validate';
import { composedPages, type ComposedPage } from '../fixtures/composed-pages';
import { Gateway } from '../fixtures/gateway';
import { addressOf, takeSamples } from '../fixtures/page-samples';
import { newMobile, newPatient } from '../fixtures/people';
import { askPlainly } from '../fixtures/plain-http';
import { expect, test } from '../fixtures/portal-test';
import { cookieHeader, localCookie } from '../fixtures/cookies';

const validator = new HtmlValidate({
  root: true,
  extends: ['html-validate:recommended'],
  rules: {
    // How React and the shell write HTML, which reads the same.
    'doctype-style': 'off',
    'attr-case': 'off',
    'attribute-boolean-style': 'off',
    'void-style': 'off',
    // React's own ids begin with an underscore.
    'valid-id': ['error', { relaxed: true }],
    // Safari reads a list without marks as none, where it is not said to be one.
    'no-redundant-role': ['error', { exclude: ['list'] }],
    // Boxes of one group have one name.
    'form-dup-name': ['error', { shared: ['radio', 'checkbox', 'button', 'reset', 'submit'] }],
    // Styles keep a telephone number in one line.
    'tel-non-breaking': 'off',
  },
});

test('every page is served as valid HTML', async ({ playwright, portal }) => {
  test.setTimeout(600_000);
  const request = await playwright.request.newContext();
  const gateway = new Gateway(request, portal.shellUrl, portal.gatewayUrl);
  const mobile = newMobile();
  await gateway.signIn(mobile);
  const samples = await takeSamples(gateway, newPatient({ name: '欧阳问渠', mobile }));
  const { ticket } = await gateway.desk<{ ticket: string }>('issue-entrance-ticket', {
    partnerCode: 'main',
    subject: `employee-${mobile}`,
  });
  const { cookies } = await request.storageState();
  await request.dispose();
  const token = cookies.find(({ name }) => name === localCookie('session'))?.value ?? '';
  const faults = new Map<string, string[]>();
  let read = 0;
  const validate = async (page: ComposedPage, cookie: string): Promise<void> => {
    const { hostLabel } = page;
    // Without a ticket it is only told that there is none.
    const query = page.route === 'account.partnerPreEntrance' ? `?ticket=${ticket}` : '';
    const question = { path: addressOf(page, samples) + query, hostLabel };
    const answer = await askPlainly(portal.shellUrl, question, cookie === '' ? {} : { cookie });
    if (answer.status >= 300 && answer.status < 400) return;
    read += 1;
    const report = await validator.validateString(answer.html);
    for (const { messages } of report.results)
      for (const { ruleId, message, selector } of messages) {
        const fault = `${ruleId}: ${message} at ${selector ?? 'the document'}`;
        faults.set(fault, [...(faults.get(fault) ?? []), page.label]);
      }
  };
  for (const page of (await composedPages()).pages) {
    await validate(page, '');
    if (page.row.requires) await validate(page, cookieHeader({ session: token }));
  }
  // One fault of the frame is on every page: the fault is told once, with the first pages that have it.
  const told = [...faults].map(
    ([fault, pages]) => `${fault} (${pages.length}: ${pages.slice(0, 3).join('; ')})`,
  );
  expect(told).toEqual([]);
  expect(read).toBeGreaterThanOrEqual(100);
});
