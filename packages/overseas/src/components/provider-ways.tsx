import { failureMessage, identityApi, type QueryFailure } from '@xinglin/api';
import { href } from '@xinglin/routes';
import { Button, Card, Loaded, NoticeBar, SkeletonCard, Stack } from '@xinglin/ui';
import { useEffect, useState, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useHref } from 'react-router';
import { providers, wantedTarget, type Provider } from '../model/provider-sign-in';

/** Signing in by others, as far as the gateway has them; a tap leads to the page of the provider. */
export function ProviderWays({ target }: { target: string | null }): ReactElement {
  const { t } = useTranslation('overseas');
  const ways = identityApi.usePartnerPreLoginQuery();
  const { leaving, failure, leaveFor } = useLeaving(target);
  return (
    <Loaded query={ways} skeleton={<SkeletonCard lines={3} />}>
      {({ providers: configured }) => {
        const offered = providers.filter((one) => configured.includes(one));
        return (
          offered.length > 0 && (
            <Card title={t('providers.title')}>
              <Stack gap={3}>
                {failure && (
                  <NoticeBar tone="danger" live>
                    {failureMessage(failure, t)}
                  </NoticeBar>
                )}
                {offered.map((provider) => (
                  <Button
                    key={provider}
                    block
                    variant="outline"
                    pending={leaving === provider}
                    onClick={() => void leaveFor(provider)}
                  >
                    {/* i18n-keys: overseas:providers.by.* */}
                    {t(`providers.by.${provider}`)}
                  </Button>
                ))}
              </Stack>
            </Card>
          )
        );
      }}
    </Loaded>
  );
}

function useLeaving(target: string | null) {
  const back = useHref(href('overseas.loginMiddle'));
  const [begin] = identityApi.useGetPartnerOauthAuthCodeMutation();
  const [leaving, setLeaving] = useState<Provider>();
  const [failure, setFailure] = useState<QueryFailure>();

  useEffect(() => {
    // Brought back by the back button as it was left: the buttons work again.
    const arrive = ({ persisted }: PageTransitionEvent) => {
      if (persisted) setLeaving(undefined);
    };
    window.addEventListener('pageshow', arrive);
    return () => window.removeEventListener('pageshow', arrive);
  }, []);

  const leaveFor = async (provider: Provider): Promise<void> => {
    if (leaving !== undefined) return;
    setLeaving(provider);
    setFailure(undefined);
    const begun = await begin({
      provider,
      returnUrl: window.location.origin + back,
      ...(target !== null && { target }),
    });
    if ('error' in begun) {
      setFailure(begun.error);
      setLeaving(undefined);
      return;
    }
    if (target === null) wantedTarget.forget();
    else wantedTarget.keep(target);
    window.location.assign(begun.data.authorizeUrl);
  };
  return { leaving, failure, leaveFor };
}
