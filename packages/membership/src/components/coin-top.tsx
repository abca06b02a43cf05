import { usePageTime } from '@xinglin/api';
import type { GetHealthCoinHomeResponse } from '@xinglin/gateway-sdk';
import { useLocale } from '@xinglin/i18n';
import { dayAt, formatDay } from '@xinglin/rules';
import { Card, CoinHero, FruitWeek, SoonLine } from '@xinglin/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { SignIn } from './coin-sign-in';
import { TakeCoins } from './take-coins';

/** Coins of an apricot on the tree, and most apricots that it has. */
const coinsOfFruit = 20;
const mostFruits = 9;

/** Days before coins expire from which on it is said. */
const soonDays = 60;
const dayMs = 86_400_000;

/** How many apricots a balance is. */
export const fruitsOf = (coins: number): number =>
  Math.min(mostFruits, Math.ceil(coins / coinsOfFruit));

/** The balance beside its tree, and what it is enough for. */
export function BalanceHero({
  home: { balance },
}: {
  home: Pick<GetHealthCoinHomeResponse, 'balance'>;
}): ReactElement {
  const { t } = useTranslation('coins');
  if (balance === null)
    return <CoinHero label={t('home.welcome')} unit={t('balance.welcome')} fruits={mostFruits} />;
  return (
    <CoinHero
      label={t('home.have')}
      value={String(balance.coins)}
      unit={t('home.unit')}
      fruits={fruitsOf(balance.coins)}
    />
  );
}

/** The balance, the week of check-ins with what waits to be received, and what expires soon. */
export function CoinTop({ home }: { home: GetHealthCoinHomeResponse }): ReactElement {
  return (
    <>
      <BalanceHero home={home} />
      {home.signIn === null ? <SignIn /> : <Week home={home} signIn={home.signIn} />}
      <Expiry home={home} isSoon />
    </>
  );
}

function Week({
  home: { readyCoins },
  signIn: { run, days },
}: {
  home: GetHealthCoinHomeResponse;
  signIn: NonNullable<GetHealthCoinHomeResponse['signIn']>;
}): ReactElement {
  const { t } = useTranslation('coins');
  const locale = useLocale();
  const today = dayAt(new Date(usePageTime()).toISOString());
  const dayOfMonth = new Intl.DateTimeFormat(locale, { day: 'numeric', timeZone: 'UTC' });
  const due = days.find(({ state }) => state === 'ready')?.coins ?? 0;
  return (
    <Card
      title={
        <>
          {run > 0 ? t('home.run', { count: run }) : t('home.runNone')}{' '}
          <small>{t('home.breaks')}</small>
        </>
      }
      aside={<TakeCoins coins={readyCoins} isCheckIn={readyCoins === due} />}
    >
      <FruitWeek
        label={t('home.week')}
        days={days.map(({ day, coins, state }) => ({
          key: day,
          coins: `+${String(coins)}`,
          name: day === today ? t('home.today') : dayOfMonth.format(new Date(day)),
          state,
          // i18n-keys: coins:home.day.*
          stateText: t(`home.day.${state}`),
        }))}
      />
    </Card>
  );
}

/** When coins expire next; `isSoon` leaves out what is far. */
export function Expiry({
  home: { balance },
  isSoon = false,
}: {
  home: Pick<GetHealthCoinHomeResponse, 'balance'>;
  isSoon?: boolean;
}): ReactElement | null {
  const { t } = useTranslation('coins');
  const locale = useLocale();
  const now = usePageTime();
  const next = balance?.nextExpiry ?? null;
  if (next === null) return null;
  const isFar = Date.parse(next.at) - now > soonDays * dayMs;
  if (isSoon && isFar) return null;
  return (
    <SoonLine>
      <b>{t('coins', { coins: next.coins })}</b>{' '}
      {t('home.soon', { date: formatDay(dayAt(next.at), locale, { year: isFar }) })}
    </SoonLine>
  );
}
