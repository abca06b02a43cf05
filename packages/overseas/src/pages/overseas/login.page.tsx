import { identityApi, overseasApi, type PageLoad } from '@xinglin/api';
import { useHandedOn } from '@xinglin/forms';
import type { SignIn } from '@xinglin/gateway-sdk';
import { useLocale } from '@xinglin/i18n';
import { href } from '@xinglin/routes';
import { formatDay } from '@xinglin/rules';
import {
  BrandReason,
  Button,
  ButtonLink,
  Loaded,
  NoticeBar,
  Page,
  PageHeader,
  SegmentLinks,
  SkeletonCard,
  useLazyOpening,
} from '@xinglin/ui';
import { lazy, Suspense, useState, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { EmergencyRow } from '../../components/emergency-row';
import { LanguagePicker } from '../../components/language-picker';
import { PhoneCodeForm } from '../../components/phone-code-form';
import { ProviderWays } from '../../components/provider-ways';
import { pathAfterSignIn } from '../../model/after-sign-in';
import { closingUntil } from '../../model/closing-until';
import { typedCountry, typedMobile } from '../../model/provider-sign-in';

const PasswordForm = lazy(() => import('../../components/password-form'));
const loadGuestDialog = () => import('../../components/guest-dialog');
const GuestDialog = lazy(loadGuestDialog);

export const load: PageLoad = () => [
  overseasApi.endpoints.listCountries.initiate(),
  identityApi.endpoints.partnerPreLogin.initiate(),
];

const ways = ['code', 'password', 'email'] as const;

/** Sign-in by a number of any country, an e-mail address, other accounts, or as a guest (spec 2 §2.30). */
export default function LoginPage(): ReactElement {
  const { t } = useTranslation('overseas');
  const [query] = useSearchParams();
  const countries = overseasApi.useListCountriesQuery();
  const [isGuest, setGuest] = useState(false);
  const typed = useHandedOn(typedMobile);
  const visit = useLazyOpening(loadGuestDialog, () => setGuest(true));
  const target = query.get('target');
  const type = ways.find((way) => way === query.get('type')) ?? 'code';
  const keep = target === null ? {} : { target };
  // A full load: the server renders the next page for the person who has just signed in.
  const goOn = (_: SignIn) => window.location.replace(pathAfterSignIn(target));

  return (
    <Page header={<PageHeader title={t('login.title')} action={<LanguagePicker />} />}>
      <ClosingNote />
      <EmergencyRow compact />
      <BrandReason name={t('shared:brand.name')} line={t('shared:brand.line')} />
      <SegmentLinks
        label={t('login.ways')}
        items={ways.map((way) => ({
          to: href('overseas.login', {}, way === 'code' ? keep : { ...keep, type: way }),
          // i18n-keys: overseas:login.by.*
          label: t(`login.by.${way}`),
          active: way === type,
        }))}
      />
      <Loaded query={countries} skeleton={<SkeletonCard lines={4} />}>
        {(choice) =>
          type === 'code' ? (
            <PhoneCodeForm
              key={typed ?? ''}
              countries={choice}
              initial={typed == null ? undefined : { mobile: typed, country: typedCountry.get() }}
              onSignedIn={goOn}
            />
          ) : (
            <Suspense>
              <PasswordForm
                key={type}
                by={type === 'email' ? 'email' : 'mobile'}
                countries={choice}
                onSignedIn={goOn}
              />
            </Suspense>
          )
        }
      </Loaded>
      <ProviderWays target={target} />
      <ButtonLink variant="text" block to={href('overseas.emailRegistration', {}, keep)}>
        {t('login.register')}
      </ButtonLink>
      <Button variant="text" block onClick={visit}>
        {t('login.guest')}
      </Button>
      {isGuest && (
        <Suspense>
          <GuestDialog target={target} onClose={() => setGuest(false)} />
        </Suspense>
      )}
    </Page>
  );
}

/** Where an account was closed in this tab a moment ago: until when signing in takes it back. */
function ClosingNote(): ReactElement | null {
  const { t } = useTranslation('overseas');
  const locale = useLocale();
  const until = useHandedOn(closingUntil);
  if (until == null) return null;
  return (
    <NoticeBar>
      {t('closing.closed')}
      <br />
      {until === 'later'
        ? t('closing.closedLater')
        : t('closing.closedUntil', { day: formatDay(until, locale, { year: true }) })}
    </NoticeBar>
  );
}
