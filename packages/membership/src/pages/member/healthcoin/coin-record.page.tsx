import { healthCoinsApi, type PageLoad } from '@xinglin/api';
import { useLocale } from '@xinglin/i18n';
import type { HealthCoinRecord } from '@xinglin/gateway-sdk';
import { byCursor, listPage } from '@xinglin/pages';
import { href } from '@xinglin/routes';
import { dayAt, formatDay, timeAt } from '@xinglin/rules';
import { ButtonLink, EmptyState, LedgerRow, LedgerRows, SkeletonList } from '@xinglin/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { coinHome } from '../../../components/coin-balance';
import { BalanceHero, Expiry } from '../../../components/coin-top';

/** Where each health coin came from and went, by day, newest first (spec 2 §2.29). */
const page = listPage({
  endpoint: healthCoinsApi.endpoints.getHealthCoinUserCoin,
  paging: byCursor,
  input: (_, part) => part,
  title: 'coins:record.title',
  backTo: href('membership.healthCoin'),
  skeleton: <SkeletonList lines={2} />,
  above: () => <Above />,
  empty: ({ t }) => (
    <EmptyState
      kind="coins"
      title={t('coins:record.none')}
      action={
        <ButtonLink to={href('membership.healthCoinGain')}>{t('coins:gain.title')}</ButtonLink>
      }
    />
  ),
  group: (items) => <LedgerRows>{items}</LedgerRows>,
  item: (record, { before }) => (
    <RecordItem key={record.recordId} record={record} before={before} />
  ),
});

export const load: PageLoad = (place) => [...coinHome.load(place), ...page.load(place)];
export default page.Page;

function Above(): ReactElement | null {
  const home = coinHome.useAnswer().answer.currentData;
  if (home === undefined) return null;
  return (
    <>
      <BalanceHero home={home} />
      <Expiry home={home} />
    </>
  );
}

function RecordItem({
  record: { text, coins, balanceAfter, at },
  before,
}: {
  record: HealthCoinRecord;
  before: HealthCoinRecord | undefined;
}): ReactElement {
  const { t } = useTranslation('coins');
  const locale = useLocale();
  const day = dayAt(at);
  const isNewDay = before === undefined || dayAt(before.at) !== day;
  const moved = Math.abs(coins);
  return (
    <LedgerRow
      day={isNewDay ? formatDay(day, locale, { year: true }) : undefined}
      text={text}
      note={t('record.after', { at: timeAt(at), coins: balanceAfter })}
      amount={coins > 0 ? t('record.came', { coins: moved }) : t('record.went', { coins: moved })}
      isIn={coins > 0}
    />
  );
}
