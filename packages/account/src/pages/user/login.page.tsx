import { useChannel } from '@xinglin/api';
import type { SignIn } from '@xinglin/gateway-sdk';
import { booking, href } from '@xinglin/routes';
import { sitePath } from '@xinglin/rules';
import { ButtonLink, NoticeBar, Page, PageHeader, SegmentLinks } from '@xinglin/ui';
import { lazy, Suspense, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { matchPath, useSearchParams } from 'react-router';
import { CookieNotice } from '../../components/cookie-notice';
import { MobileCodeForm } from '../../components/mobile-code-form';
import { useCode } from '../../components/use-code';
import { useSignInByCode } from '../../components/use-sign-in-by-code';
import { pathAfterSignIn } from '../../model/after-sign-in';

// The way fewer people sign in.
const PasswordForm = lazy(() => import('../../components/password-form'));

/** Sign-in by SMS code, which also registers, or by password (spec 2 §2.22). */
export default function LoginPage(): ReactElement {
  const { t } = useTranslation('account');
  const [query] = useSearchParams();
  const code = useCode('login');
  const target = query.get('target');
  const signIn = useSignInByCode(target);
  // Where signing in binds the number as well, only the code proves whose it is.
  const { combinedLogin } = useChannel();
  const byPassword = query.get('type') === 'password' && !combinedLogin;
  const keep = target === null ? {} : { target };

  // A full load: the server renders the next page for the person who has just signed in.
  const goOn = (result: SignIn) => window.location.replace(pathAfterSignIn(result, target));

  return (
    <Page header={<PageHeader title={t('login.title')} />}>
      <CookieNotice />
      {isOnTheWayToBooking(target) && <NoticeBar>{t('login.toBook')}</NoticeBar>}
      {!combinedLogin && (
        <SegmentLinks
          label={t('login.ways')}
          items={[
            { to: href('account.login', {}, keep), label: t('login.byCode'), active: !byPassword },
            {
              to: href('account.login', {}, { ...keep, type: 'password' }),
              label: t('login.byPassword'),
              active: byPassword,
            },
          ]}
        />
      )}
      {byPassword ? (
        <Suspense>
          <PasswordForm keep={keep} onSignedIn={goOn} />
        </Suspense>
      ) : (
        <MobileCodeForm
          code={code}
          submitLabel={t('login.submit')}
          mobileHint={t('login.newNumber')}
          onSubmit={signIn}
          onDone={(result: SignIn | null) => result && goOn(result)}
        />
      )}
      {!combinedLogin && (
        <ButtonLink variant="text" block to={href('account.combinedLogin', {}, keep)}>
          {t('login.otherWays')}
        </ButtonLink>
      )}
    </Page>
  );
}

/** Whether the person came to sign in from the shift they want to book. */
function isOnTheWayToBooking(target: string | null): boolean {
  const path = sitePath(target);
  return (
    path !== null &&
    matchPath(booking['booking.reservation'].path, path.replace(/[?#].*/, '')) !== null
  );
}
