import { healthCoinsApi, type PageLoad } from '@xinglin/api';
import { useLocale } from '@xinglin/i18n';
import type { HealthCoinRecord } from '@xinglin/gateway-sdk';
import { byCursor, listPage } from '@xinglin/pages';
import { href } from '@xinglin/routes';
import { formatInstant } from '@xinglin/rules';
import { ButtonLink, Card, EmptyState, Note, SkeletonList } from '@xinglin/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { CoinBalance, coinHome } from '../../../components/coin-balance';

/** Where each health coin came from and went, newest first (spec 2 §2.29). */
const page = listPage({
  endpoint: healthCoinsApi.endpoints.getHealthCoinUserCoin,
  paging: byCursor,
  input: (_, part) => part,
  title: 'coins:record.title',
  backTo: href('membership.healthCoin'),
  skeleton: <SkeletonList lines={2} />,
  above: () => <CoinBalance />,
  empty: ({ t }) => (
    <EmptyState
      title={t('coins:record.none')}
      action={
        <ButtonLink to={href('membership.healthCoinGain')}>{t('coins:gain.title')}</ButtonLink>
      }
    />
  ),
  item: (record) => <RecordItem key={record.recordId} record={record} />,
});

export const load: PageLoad = (place) => [...coinHome.load(place), ...page.load(place)];
export default page.Page;

function RecordItem({ record }: { record: HealthCoinRecord }): ReactElement {
  const { t } = useTranslation('coins');
  const locale = useLocale();
  const { text, coins, balanceAfter, at } = record;
  const moved = Math.abs(coins);
  return (
    <Card
      as="article"
      title={text}
      aside={coins > 0 ? t('record.came', { coins: moved }) : t('record.went', { coins: moved })}
    >
      <Note size="caption">
        {t('record.after', {
          at: formatInstant(at, locale),
          coins: balanceAfter,
        })}
      </Note>
    </Card>
  );
}
