import { overseasApi, type PageLoad } from '@xinglin/api';
import { useHandedOn } from '@xinglin/forms';
import { href } from '@xinglin/routes';
import { Loaded, Page, PageHeader, SegmentLinks, SkeletonCard } from '@xinglin/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { BindForm } from '../../../../components/bind-form';
import { LanguagePicker } from '../../../../components/language-picker';
import { NothingToBind } from '../../../../components/nothing-to-bind';
import { pathAfterSignIn } from '../../../../model/after-sign-in';
import { bindToken, forgetSignIn } from '../../../../model/provider-sign-in';

export const load: PageLoad = () => [overseasApi.endpoints.listCountries.initiate()];

const ways = ['mobile', 'email'] as const;

/** Binds who came by a provider to the account of a number or an address (spec 2 §2.30). */
export default function CombinedLoginBindPage(): ReactElement {
  const { t } = useTranslation('overseas');
  const [query] = useSearchParams();
  const countries = overseasApi.useListCountriesQuery();
  const token = useHandedOn(bindToken);
  const target = query.get('target');
  const keep = { target: target ?? undefined };
  const by = query.get('by') === 'email' ? 'email' : 'mobile';
  const goOn = () => {
    forgetSignIn();
    // A full load: the server renders the next page for the person who has just signed in.
    window.location.replace(pathAfterSignIn(target));
  };
  return (
    <Page
      header={
        <PageHeader
          title={t('combinedLoginBind.title')}
          backTo={href('overseas.combinedLogin', {}, keep)}
          action={<LanguagePicker />}
        />
      }
    >
      {token === undefined && <SkeletonCard lines={4} />}
      {token === null && <NothingToBind target={target} />}
      {typeof token === 'string' && (
        <>
          <SegmentLinks
            label={t('combinedLoginBind.ways')}
            items={ways.map((way) => ({
              to: href('overseas.combinedLoginBind', {}, { ...keep, by: way }),
              // i18n-keys: overseas:field.mobile overseas:field.email
              label: t(`field.${way}`),
              active: way === by,
            }))}
          />
          <Loaded query={countries} skeleton={<SkeletonCard lines={4} />}>
            {(choice) => (
              <BindForm key={by} by={by} token={token} countries={choice} onBound={goOn} />
            )}
          </Loaded>
        </>
      )}
    </Page>
  );
}
