import { healthCoinsApi, useSession } from '@xinglin/api';
import { useLocale } from '@xinglin/i18n';
import { pageCall } from '@xinglin/pages';
import { href } from '@xinglin/routes';
import { formatInstant } from '@xinglin/rules';
import { ButtonLink, Card, Note, Stack } from '@xinglin/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';

/** The call that says whether the store is frozen for all; visitors may ask it as well. */
export const shopState = pageCall(healthCoinsApi.endpoints.checkFrozenShopState, () => undefined);

/** What keeps coins from being spent now. */
export interface CoinStop {
  /** Whom it keeps: all, or the account that is signed in. */
  readonly of: 'all' | 'account';
  /** As the store wrote it. */
  readonly reason: string | null;
  /** Null where the end is not known. */
  readonly until: string | null;
}

/** What keeps the reader from spending coins; null where nothing does or it is not known yet. */
export function useCoinStop(): CoinStop | null {
  const isSignedIn = useSession()?.login === true;
  const shop = shopState.useAnswer().answer.currentData;
  const own = healthCoinsApi.useIsHealthCoinBlacklistedQuery(undefined, {
    skip: !isSignedIn,
    refetchOnMountOrArgChange: 10,
  }).currentData;
  if (shop?.isFrozen) return { of: 'all', reason: shop.reason, until: shop.until };
  if (own?.isBlacklist) return { of: 'account', reason: own.reason, until: own.until };
  return null;
}

/** Says that coins cannot be spent now, why, until when, and whom to ask. */
export function CoinStopCard({ stop }: { stop: CoinStop }): ReactElement {
  const { t } = useTranslation('coins');
  const locale = useLocale();
  return (
    <Card title={t('stop.title')}>
      <Stack>
        {/* i18n-keys: coins:stop.of.* */}
        <p>{t(`stop.of.${stop.of}`)}</p>
        {stop.reason !== null && <p>{t('stop.reason', { reason: stop.reason })}</p>}
        <Note>
          {stop.until === null
            ? t('stop.openEnd')
            : t('stop.until', { at: formatInstant(stop.until, locale) })}
        </Note>
        <ButtonLink block variant="outline" to={href('account.helpHotQuestions')}>
          {t('stop.ask')}
        </ButtonLink>
      </Stack>
    </Card>
  );
}

/** The same, where something keeps coins from being spent. */
export function CoinStopNotice(): ReactElement | null {
  const stop = useCoinStop();
  return stop && <CoinStopCard stop={stop} />;
}
