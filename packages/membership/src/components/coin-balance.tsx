import { healthCoinsApi, useChannel } from '@xinglin/api';
import { useLocale } from '@xinglin/i18n';
import { pageCall } from '@xinglin/pages';
import { href, signInHref } from '@xinglin/routes';
import { dayAt, formatDay } from '@xinglin/rules';
import { ButtonLink, Card, Loaded, Note, SkeletonCard, Stack } from '@xinglin/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';

/** The call of {@link CoinBalance}. */
export const coinHome = pageCall(healthCoinsApi.endpoints.getHealthCoinHome, () => undefined);

/** What the reader can spend, what of it is gone next, and the way to what waits to be taken unless this is it. */
export function CoinBalance({ offersTasks = true }: { offersTasks?: boolean }): ReactElement {
  const { t } = useTranslation('coins');
  const locale = useLocale();
  const { answer } = coinHome.useAnswer();
  return (
    <Loaded query={answer} skeleton={<SkeletonCard lines={2} />}>
      {({ balance, readyCoins }) =>
        balance === null ? (
          <SignIn />
        ) : (
          <Card title={t('balance.coins', { coins: balance.coins })}>
            <Stack>
              <Note>
                {balance.nextExpiry === null
                  ? t('balance.nothingEnds')
                  : t('balance.ends', {
                      coins: balance.nextExpiry.coins,
                      date: formatDay(dayAt(balance.nextExpiry.at), locale, { year: true }),
                    })}
              </Note>
              {offersTasks && (
                <ButtonLink block to={href('membership.healthCoinGain')}>
                  {readyCoins > 0 ? t('balance.take', { coins: readyCoins }) : t('gain.title')}
                </ButtonLink>
              )}
            </Stack>
          </Card>
        )
      }
    </Loaded>
  );
}

/** The way in for who is not signed in. */
export function SignIn(): ReactElement {
  const { t } = useTranslation('coins');
  const { pathname, search } = useLocation();
  const { signIn } = useChannel();
  return (
    <Card title={t('balance.welcome')}>
      <Stack>
        <p>{t('balance.about')}</p>
        <ButtonLink block to={signInHref(signIn, pathname, { target: pathname + search })}>
          {t('balance.signIn')}
        </ButtonLink>
      </Stack>
    </Card>
  );
}
