import { usePageTime } from '@xinglin/api';
import type { GoodsDetail } from '@xinglin/gateway-sdk';
import { useLocale } from '@xinglin/i18n';
import { href } from '@xinglin/routes';
import {
  dayAt,
  formatCents,
  formatDay,
  formatWeekday,
  hospitalTimeZone,
  relativeDay,
  timeAt,
} from '@xinglin/rules';
import { Card, NextIcon, Note, NoticeBar, Pictogram } from '@xinglin/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router';
import type { Sku } from '../model/goods-call';
import styles from './goods-arrival.module.css';

interface GoodsArrivalProps {
  readonly goods: GoodsDetail;
  readonly sku: Sku | undefined;
}

/** When it is there, as an hour or a day, who brings it and what that costs. */
export function GoodsArrival({ goods, sku }: GoodsArrivalProps): ReactElement {
  const { t } = useTranslation('mall');
  const { pathname } = useLocation();
  const { shop, arrival, isDelivered } = goods;
  const when = useArrivalText(goods.arrival);
  if (isDelivered === false)
    return <NoticeBar tone="warning">{t('goods.outside', { shop: shop.name })}</NoticeBar>;
  return (
    <Card as="div">
      <div className={styles['row']}>
        <span className={styles['mark']} data-hue="green">
          <Pictogram name="parcel" />
        </span>
        <div className={styles['words']}>
          <b>{when ?? shop.deliveryText}</b>
          <Note>
            {shop.name} · <FreightText goods={goods} sku={sku} />
          </Note>
        </div>
        {arrival?.isAddress && (
          <Link
            to={href('account.addressList', {}, { backurl: pathname })}
            className={styles['change']}
          >
            {t('goods.changeAddress')}
            <NextIcon />
          </Link>
        )}
      </div>
    </Card>
  );
}

/** “今天 15:40 前送到文三路”; null where it is not known. */
function useArrivalText(arrival: GoodsDetail['arrival']): string | null {
  const { t } = useTranslation(['mall', 'shared']);
  const locale = useLocale();
  const now = usePageTime();
  if (arrival === null) return null;
  const day = dayAt(arrival.by, hospitalTimeZone);
  const near = relativeDay(day, dayAt(now, hospitalTimeZone));
  const values = {
    // i18n-keys: shared:day.*
    day:
      near === null
        ? `${formatDay(day, locale)} ${formatWeekday(day, locale)}`
        : t(`shared:day.${near}`),
    time: timeAt(arrival.by, hospitalTimeZone),
    place: arrival.place,
  };
  return t(arrival.isHour ? 'goods.arrivesAt' : 'goods.arrivesOn', values);
}

function FreightText({ goods: { shop }, sku }: GoodsArrivalProps): ReactElement {
  const { t } = useTranslation('mall');
  const short = (cents: number) => formatCents(cents, { decimals: 'auto' });
  const cents = sku?.quote ? sku.quote.freightCents : shop.freightCents;
  if (cents === 0) return <>{t('shop.free')}</>;
  return (
    <>
      {shop.freeFromCents === null
        ? t('shop.freightOf', { freight: short(cents) })
        : t('shop.freeFrom', { freight: short(cents), from: short(shop.freeFromCents) })}
    </>
  );
}
