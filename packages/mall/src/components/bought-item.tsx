import type { GetCommerceItemResponse, GoodsOrder } from '@xinglin/gateway-sdk';
import { useLocale } from '@xinglin/i18n';
import { formatCents, formatInstant } from '@xinglin/rules';
import { ButtonLink, Card, KeyValueList, Note, Price, Stack } from '@xinglin/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { goodsHref, goodsOrderHref } from '../model/mall-ways';
import { GoodsPicture } from './goods-picture';
import styles from './goods.module.css';

/** What an address says that was paid, in cents; null where it says no sum. What an order says goes before it. */
function dealCents(text: string | null): number | null {
  return text !== null && /^\d{1,7}(?:\.\d{1,2})?$/.test(text)
    ? Math.round(Number(text) * 100)
    : null;
}

/** Goods as they were bought, else as a deal names them, with what they cost today. */
export function BoughtItem({
  item,
  order,
}: {
  item: GetCommerceItemResponse;
  order: GoodsOrder | undefined;
}): ReactElement {
  const { t } = useTranslation('mall');
  const locale = useLocale();
  const [query] = useSearchParams();
  const line = order?.lines.find(({ skuId }) => skuId === item.itemId);
  const paid = line?.shareCents ?? dealCents(query.get('dealAmount'));
  const title = line?.title ?? item.title;
  return (
    <>
      <Card as="article">
        <Stack>
          <GoodsPicture picture={line?.picture ?? item.picture} size="large" />
          <h2 className={styles['name']}>{title}</h2>
          <Note>
            {line?.skuLabel ?? item.skuLabel} · {line?.shopName ?? item.shopName}
          </Note>
          {paid !== null && (
            <p>
              <Price cents={paid} size="large" />
            </p>
          )}
        </Stack>
      </Card>
      {order && line ? (
        <Card title={t('centreGoods.bought')}>
          <KeyValueList
            items={[
              { label: t('centreGoods.when'), value: formatInstant(order.createdAt, locale) },
              {
                label: t('centreGoods.count'),
                value: t('goodsOrder.pieces', {
                  price: formatCents(line.unitCents),
                  count: line.count,
                }),
              },
              { label: t('centreGoods.paid'), value: formatCents(line.shareCents) },
            ]}
          />
        </Card>
      ) : (
        order && <Note>{t('centreGoods.notInOrder')}</Note>
      )}
      <Card title={t('centreGoods.today')}>
        <Stack>
          <KeyValueList
            items={[
              { label: t('centreGoods.price'), value: formatCents(item.priceCents) },
              {
                label: t('centreGoods.stock'),
                value: item.isOnSale
                  ? t('centreGoods.left', { count: item.stock })
                  : t('goods.offSale'),
              },
            ]}
          />
          <ButtonLink block variant="outline" to={goodsHref(item)}>
            {t('centreGoods.see')}
          </ButtonLink>
          {order && (
            <ButtonLink block variant="text" to={goodsOrderHref(order.orderNo)}>
              {t('payResult.see')}
            </ButtonLink>
          )}
        </Stack>
      </Card>
    </>
  );
}
