import type { VipProduct } from '@xinglin/gateway-sdk';
import { cardDayCents, formatCents } from '@xinglin/rules';
import { MemberOffer, PlanCard, Price } from '@xinglin/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { serviceLooks } from '../model/looks';

interface ProductItemProps {
  readonly product: VipProduct;
  /** Where it links to; left out at the top of its own page or order. */
  readonly to?: string;
  readonly titleLevel?: 2 | 3;
}

/** A card, drawn as the card that it becomes, or a service for members with its drawing and both prices. */
export function ProductItem({ product, to, titleLevel }: ProductItemProps): ReactElement {
  const { t } = useTranslation('membership');
  const { goodsType, title, summary, priceCents, memberCents, ownCents, days, seats } = product;
  const yuan = (cents: number) => formatCents(cents, { decimals: 'auto' });
  if (goodsType === 1)
    return (
      <PlanCard
        title={title}
        titleLevel={titleLevel}
        note={summary}
        to={to}
        seats={seats ?? 1}
        price={yuan(ownCents)}
        {...(days !== null &&
          seats !== null && {
            term: t('product.term', { days, count: seats }),
            perDay: t('product.perDay', { price: yuan(cardDayCents(ownCents, days)) }),
          })}
      />
    );
  const isCheaper = ownCents < priceCents;
  return (
    <MemberOffer
      {...serviceLooks[goodsType]}
      title={title}
      note={summary}
      to={to}
      price={<Price cents={ownCents} compact size="large" />}
      listPrice={isCheaper ? <Price cents={priceCents} compact tone="plain" /> : undefined}
      saving={
        isCheaper
          ? t('product.saving', { amount: yuan(priceCents - ownCents) })
          : memberCents === null
            ? undefined
            : t('product.memberPrice', { price: yuan(memberCents) })
      }
    />
  );
}
