import type { GoodsDetail } from '@xinglin/gateway-sdk';
import { useLocale } from '@xinglin/i18n';
import { href } from '@xinglin/routes';
import { formatCents, formatCount } from '@xinglin/rules';
import {
  ButtonLink,
  Card,
  KeyValueList,
  ListGroup,
  ListLink,
  Note,
  NoticeBar,
  Price,
  Prose,
  Stack,
} from '@xinglin/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { BuyGoods } from './buy-goods';
import { GoodsPicture } from './goods-picture';
import styles from './goods.module.css';

/** Goods on their own page. What needs a prescription shows no package and no use, and leads to a doctor. */
export function GoodsFacts({ goods }: { goods: GoodsDetail }): ReactElement {
  const { t } = useTranslation('mall');
  const locale = useLocale();
  const { title, subtitle, picture, needsPrescription, shop, category, description } = goods;
  const { priceCents, memberCents, parameters, isDelivered, returnDays } = goods;
  return (
    <>
      <Card as="article">
        <Stack>
          <GoodsPicture picture={picture} size="large" />
          <h2 className={styles['name']}>{title}</h2>
          {subtitle !== '' && <Note>{subtitle}</Note>}
          <p>
            <Price cents={priceCents} size="large" from={goods.skus.length > 1} />
          </p>
          {memberCents !== null && (
            <Note>{t('goods.member', { price: formatCents(memberCents) })}</Note>
          )}
          {goods.soldCount > 0 && (
            <Note>
              {t('goods.sold', {
                count: goods.soldCount,
                text: formatCount(goods.soldCount, locale),
              })}
            </Note>
          )}
        </Stack>
      </Card>
      {needsPrescription ? (
        <Card title={t('prescription.title')}>
          <Stack>
            <p>{t('prescription.why')}</p>
            <ButtonLink block to={href('consult.portal')}>
              {t('prescription.ask')}
            </ButtonLink>
          </Stack>
        </Card>
      ) : (
        <BuyGoods goods={goods} />
      )}
      {isDelivered === false && (
        <NoticeBar tone="warning">{t('goods.outside', { shop: shop.name })}</NoticeBar>
      )}
      <Card title={t('goods.delivery')}>
        <KeyValueList
          items={[
            { label: t('shop.delivery'), value: shop.deliveryText },
            {
              label: t('shop.freight'),
              value:
                shop.freeFromCents === null
                  ? formatCents(shop.freightCents)
                  : t('shop.freeFrom', {
                      freight: formatCents(shop.freightCents),
                      from: formatCents(shop.freeFromCents),
                    }),
            },
            {
              label: t('goods.return'),
              value:
                returnDays === 0
                  ? t('goods.noReturn')
                  : t('goods.returnWithin', { count: returnDays }),
            },
          ]}
        />
      </Card>
      <ListGroup label={t('goods.ways')}>
        <ListLink
          label={shop.name}
          description={shop.promotions.join(' · ') || undefined}
          value={t('goods.toShop')}
          to={href('mall.store', {}, { shopId: shop.shopId })}
        />
        <ListLink
          label={category.name}
          value={t('goods.toCategory')}
          to={href('mall.store', {}, { categoryId: category.categoryId })}
        />
      </ListGroup>
      {description.length > 0 && (
        <Card title={t('goods.about')}>
          <Prose>
            {description.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </Prose>
        </Card>
      )}
      {parameters.length > 0 && (
        <Card title={t('goods.parameters')}>
          <KeyValueList items={parameters.map(({ label, text }) => ({ label, value: text }))} />
        </Card>
      )}
    </>
  );
}
