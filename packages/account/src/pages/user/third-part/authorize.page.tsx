import { identityApi, type PageLoad } from '@xinglin/api';
import { useOnce } from '@xinglin/forms';
import { href } from '@xinglin/routes';
import {
  Button,
  ButtonLink,
  Card,
  EmptyState,
  Loaded,
  Note,
  Page,
  PageHeader,
  SkeletonCard,
  Stack,
} from '@xinglin/ui';
import { useState, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { Passing } from '../../../components/passing';
import { isAnswer, useProviderSignIn } from '../../../components/use-provider-sign-in';

export const load: PageLoad = () => [identityApi.endpoints.partnerPreLogin.initiate()];

/**
 * Asks before the person leaves for another site's page to sign in by it, and takes what that page answers
 * (spec 2 §2.12). Who is new here goes on to binding.
 */
export default function ThirdPartyAuthorizePage(): ReactElement {
  const { t } = useTranslation('entrance');
  const [query] = useSearchParams();
  return isAnswer(query) ? <Answered query={query} /> : <Asking title={t('thirdParty.title')} />;
}

/** Those by whom people sign in here; the others are for people abroad. */
const ofThisPortal = ['chatApp', 'healthId'] as const;

const bindAt = (query: { target: string | undefined }) => href('account.thirdPartyBind', {}, query);

function Answered({ query }: { query: URLSearchParams }): ReactElement {
  const { t } = useTranslation('entrance');
  const { takeAnswer } = useProviderSignIn(bindAt);
  useOnce(() => void takeAnswer(query));
  return <Passing title={t('oauth.title')} />;
}

function Asking({ title }: { title: string }): ReactElement {
  const { t } = useTranslation('entrance');
  const [query] = useSearchParams();
  const target = query.get('target');
  const wanted = query.get('provider');
  const ways = identityApi.usePartnerPreLoginQuery();
  const { leaveFor } = useProviderSignIn(bindAt);
  const [leaving, setLeaving] = useState<string>();
  const login = href('account.login', {}, { target: target ?? undefined });

  return (
    <Page header={<PageHeader title={title} backTo={login} />}>
      <Loaded query={ways} skeleton={<SkeletonCard lines={3} />}>
        {({ providers }) => {
          const offered = ofThisPortal.filter(
            (one) => providers.includes(one) && (wanted === null || one === wanted),
          );
          if (offered.length === 0)
            return (
              <EmptyState
                kind="access"
                title={t('thirdParty.none')}
                message={t('thirdParty.noneHint')}
                action={<ButtonLink to={login}>{t('trouble.byCode')}</ButtonLink>}
              />
            );
          return (
            <Card title={t('thirdParty.head')}>
              <Stack gap={3}>
                <Note>{t('thirdParty.what')}</Note>
                {offered.map((provider, place) => (
                  <Button
                    key={provider}
                    block
                    variant={place === 0 ? 'primary' : 'outline'}
                    pending={leaving === provider}
                    onClick={() => {
                      setLeaving(provider);
                      void leaveFor(provider, target);
                    }}
                  >
                    {/* i18n-keys: entrance:thirdParty.by.* */}
                    {t(`thirdParty.by.${provider}`)}
                  </Button>
                ))}
                <ButtonLink variant="text" block to={login}>
                  {t('thirdParty.other')}
                </ButtonLink>
              </Stack>
            </Card>
          );
        }}
      </Loaded>
    </Page>
  );
}
