import { useChannel, usePageModules } from '@xinglin/api';
import type { SignIn } from '@xinglin/gateway-sdk';
import { href } from '@xinglin/routes';
import { BrandReason, ButtonLink, NoticeBar, Page, PageHeader, SegmentLinks } from '@xinglin/ui';
import { lazy, Suspense, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { CookieNotice } from '../../components/cookie-notice';
import { LanguageSwitch } from '../../components/language-switch';
import { MobileCodeForm } from '../../components/mobile-code-form';
import { useCode } from '../../components/use-code';
import { useSignInByCode } from '../../components/use-sign-in-by-code';

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
  const modules = usePageModules('account.login');
  const password = combinedLogin ? null : modules('password', { title: t('login.byPassword') });
  const byPassword = password !== null && query.get('type') === 'password';
  const keep = target === null ? {} : { target };
  const other = modules('otherWays', {
    to: href('account.combinedLogin', {}, keep),
    title: t('login.otherWays'),
  });

  // A full load: the server renders the next page for the person who has just signed in.
  const goOn = (result: SignIn): void => {
    void import('../../model/after-sign-in').then(
      ({ pathAfterSignIn }) => window.location.replace(pathAfterSignIn(result, target)),
      // The server reads the target then.
      () => window.location.replace(href('portal.miniProgram', {}, { target: target ?? '/' })),
    );
  };

  return (
    <Page
      header={
        <PageHeader title={t('login.title')} action={modules('language') && <LanguageSwitch />} />
      }
    >
      {modules('reason') && (
        <BrandReason name={t('shared:brand.name')} line={t('shared:brand.signIn')} />
      )}
      <CookieNotice />
      {isOnTheWayToBooking(target) && <NoticeBar>{t('login.toBook')}</NoticeBar>}
      {password && (
        <SegmentLinks
          label={t('login.ways')}
          items={[
            { to: href('account.login', {}, keep), label: t('login.byCode'), active: !byPassword },
            {
              to: href('account.login', {}, { ...keep, type: 'password' }),
              label: password.title,
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
          scene="login"
          submitLabel={t('login.submit')}
          mobileHint={t('login.newNumber')}
          onSubmit={signIn}
          onDone={(result: SignIn | null) => result && goOn(result)}
        />
      )}
      {!combinedLogin && other && (
        <ButtonLink variant="text" block to={other.to}>
          {other.title}
        </ButtonLink>
      )}
    </Page>
  );
}

/** Where shifts are booked and paid, in both flows; from the address alone, since the table of booking would come with each sign-in. */
const bookingStarts = [
  href('booking.slotReservation', { hospitalId: '-', shiftCaseId: '-' }),
  href('booking.reservation', { hospitalId: '-', shiftCaseId: '-' }),
].map((path) => path.slice(0, -3));

/** Whether the person came to sign in from the shift they want to book. */
function isOnTheWayToBooking(target: string | null): boolean {
  return bookingStarts.some((start) => target?.startsWith(start));
}
