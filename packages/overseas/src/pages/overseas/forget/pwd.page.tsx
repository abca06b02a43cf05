import { overseasApi, type PageLoad } from '@xinglin/api';
import { href } from '@xinglin/routes';
import { Loaded, Page, PageHeader, SegmentLinks, SkeletonCard } from '@xinglin/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { LanguagePicker } from '../../../components/language-picker';
import { RecoverForm } from '../../../components/recover-form';
import { pathAfterSignIn } from '../../../model/after-sign-in';

export const load: PageLoad = () => [overseasApi.endpoints.listCountries.initiate()];

const ways = ['mobile', 'email'] as const;

/** Gets an account back by its number or its address (spec 2 §2.30). */
export default function ForgottenPasswordPage(): ReactElement {
  const { t } = useTranslation('overseas');
  const [query] = useSearchParams();
  const countries = overseasApi.useListCountriesQuery();
  const target = query.get('target');
  const keep = { target: target ?? undefined };
  const by = query.get('by') === 'email' ? 'email' : 'mobile';
  return (
    <Page
      header={
        <PageHeader
          title={t('forgottenPassword.title')}
          backTo={href('overseas.login', {}, keep)}
          action={<LanguagePicker />}
        />
      }
    >
      <SegmentLinks
        label={t('forgottenPassword.ways')}
        items={ways.map((way) => ({
          to: href('overseas.forgottenPassword', {}, { ...keep, by: way }),
          // i18n-keys: overseas:forgottenPassword.by.*
          label: t(`forgottenPassword.by.${way}`),
          active: way === by,
        }))}
      />
      <Loaded query={countries} skeleton={<SkeletonCard lines={4} />}>
        {(choice) => (
          <RecoverForm
            key={by}
            by={by}
            countries={choice}
            onSignedIn={() => window.location.replace(pathAfterSignIn(target))}
          />
        )}
      </Loaded>
    </Page>
  );
}
