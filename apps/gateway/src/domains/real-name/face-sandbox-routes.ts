import { maskPhone } from '@xinglin/rules';
import { and, eq, gt } from 'drizzle-orm';
import type { Context, Hono } from 'hono';
import { users } from '../../kernel/people/accounts/tables';
import { sandboxGrants } from '../../kernel/people/identities/tables';
import { localeFrom } from '../../platform/context';
import { sha256 } from '../../platform/identifiers';
import { escapeHtml, plainPage } from '../../platform/plain-page';
import type { Services } from '../../platform/services';
import { textOf } from './locales';
import { writtenIn } from '../../platform/texts';
import { receiveText } from '../../platform/request-body';
import { sandboxFacePath } from './face-provider-sandbox';
import { faceChecks } from './tables';

/** Puts the mini-program's page for faces on the app, as the sandbox has it. */
export function mountSandboxFaceCheck(app: Hono, { config, db, clock }: Services): void {
  if (!config.sandbox) return;

  /** The check that waits behind a page; none once it is answered or too old. */
  const waitingAt = (page: string) =>
    and(
      eq(sandboxGrants.provider, 'faceCheck'),
      eq(sandboxGrants.subject, `waiting:${sha256(page)}`),
      gt(sandboxGrants.expiresAt, clock.now()),
    );

  app.get(`${sandboxFacePath}/:page`, async (context) => {
    const [grant] = await db
      .select({ returnUrl: sandboxGrants.returnUrl })
      .from(sandboxGrants)
      .where(waitingAt(context.req.param('page')));
    if (!grant) return ended(context);
    const openUrl = `${config.publicUrl}${sandboxFacePath}/${context.req.param('page')}`;
    const [user] = await db
      .select({ mobile: users.mobile })
      .from(faceChecks)
      .innerJoin(users, eq(users.userId, faceChecks.userId))
      .where(eq(faceChecks.openUrl, openUrl));
    return camera(context, maskPhone(user?.mobile ?? ''), grant.returnUrl);
  });

  app.post(`${sandboxFacePath}/:page`, async (context) => {
    const form = await receiveText(context.req.raw, 1_000);
    if (form === null) return ended(context);
    const isOwner = new URLSearchParams(form).get('owner') === '1';
    const [grant] = await db
      .update(sandboxGrants)
      .set({ subject: isOwner ? 'passed' : 'failed' })
      .where(waitingAt(context.req.param('page')))
      .returning({ returnUrl: sandboxGrants.returnUrl });
    if (!grant) return ended(context);
    return new Response(null, {
      status: 303,
      headers: { location: grant.returnUrl, 'cache-control': 'no-store' },
    });
  });
}

/** The main portal alone leads here, so its words are in the common languages. */
const localeOf = (context: Context) => writtenIn(localeFrom(context.req.header('accept-language')));

function camera(context: Context, account: string, returnUrl: string): Response {
  const locale = localeOf(context);
  const title = textOf(locale, 'sandbox.title');
  const body = `<h1>${escapeHtml(title)}</h1>
<p class="note">${escapeHtml(textOf(locale, 'sandbox.note'))}</p>
<p class="text">${escapeHtml(textOf(locale, 'sandbox.account', { account }))}</p>
<form method="post">
<button type="submit" name="owner" value="1">${escapeHtml(textOf(locale, 'sandbox.owner'))}</button>
<button type="submit" name="owner" value="" class="second">${escapeHtml(textOf(locale, 'sandbox.other'))}</button>
</form>`;
  return plainPage({ title, body, locale, status: 200, leadsTo: returnUrl });
}

function ended(context: Context): Response {
  const locale = localeOf(context);
  const title = textOf(locale, 'sandbox.ended');
  const body = `<h1>${escapeHtml(title)}</h1>`;
  return plainPage({ title, body, locale, status: 400, leadsTo: null });
}
