import { identityApi, useChannel, type PageLoad } from '@xinglin/api';
import { href } from '@xinglin/routes';
import { ButtonLink, EmptyState, Loaded, Page, PageHeader, SkeletonCard } from '@xinglin/ui';
import { useState, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { CookieNotice } from '../../../components/cookie-notice';
import { OneKeyForm } from '../../../components/one-key-form';

export const load: PageLoad = () => [identityApi.endpoints.partnerPreLogin.initiate()];

/** Sign-in by the number of the device, without a code (spec 2 §2.22). */
export default function PreLoginPage(): ReactElement {
  const { t } = useTranslation('entrance');
  const [query] = useSearchParams();
  const ways = identityApi.usePartnerPreLoginQuery();
  const target = query.get('target');
  const { oneKeySignIn } = useChannel();
  const [isElsewhere, setElsewhere] = useState(false);
  const keep = { target: target ?? undefined };
  const none = (
    <EmptyState
      kind="access"
      title={t('oneKey.none')}
      message={t('oneKey.noneHint')}
      action={<ButtonLink to={href('account.login', {}, keep)}>{t('trouble.byCode')}</ButtonLink>}
    />
  );
  return (
    <Page
      header={<PageHeader title={t('oneKey.title')} backTo={href('account.login', {}, keep)} />}
    >
      <CookieNotice />
      <Loaded query={ways} skeleton={<SkeletonCard lines={3} />}>
        {({ oneKeyScriptUrl }) =>
          // The address says so when the script failed to load a moment ago.
          !oneKeySignIn ||
          oneKeyScriptUrl === null ||
          isElsewhere ||
          query.get('onceloginErr') === '1' ? (
            none
          ) : (
            <OneKeyForm
              scriptUrl={oneKeyScriptUrl}
              target={target}
              onElsewhere={() => setElsewhere(true)}
            />
          )
        }
      </Loaded>
    </Page>
  );
}
