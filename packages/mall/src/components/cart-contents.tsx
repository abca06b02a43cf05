import { failureMessage } from '@xinglin/api';
import type { Cart, CartLine } from '@xinglin/gateway-sdk';
import { href } from '@xinglin/routes';
import {
  ActionBar,
  ButtonLink,
  Card,
  Chip,
  EmptyState,
  NoticeBar,
  Page,
  PageHeader,
  useFocusKept,
} from '@xinglin/ui';
import { useState, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useCartQuote } from '../model/cart-quote';
import { confirmHref } from '../model/mall-ways';
import type { CartChange } from '../model/use-cart';
import { CartLineRow } from './cart-line-row';
import styles from './goods.module.css';
import { QuoteCard } from './quote-card';

interface CartContentsProps {
  readonly cart: Cart;
  /** It is an account's; else it lies on this device. */
  readonly isOwn: boolean;
  readonly set: (skuId: string, count: number, stock: number) => Promise<CartChange>;
}

/** What is in a cart, by shop, and the way to order what is chosen of it. */
export function CartContents({ cart, isOwn, set }: CartContentsProps): ReactElement {
  const { t } = useTranslation('mall');
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const [trouble, setTrouble] = useState<string>();
  useFocusKept(cart.lineCount);
  const lines = cart.shops.flatMap((one) => one.lines);
  const chosen = lines.filter(({ skuId, problem }) => problem === null && !left.has(skuId));
  const { quote, isAsking } = useCartQuote(isOwn, chosen);
  const listCents = chosen.reduce((sum, { unitCents, count }) => sum + unitCents * count, 0);
  const freeFreightOf = (shopName: string) =>
    quote?.whyNots.find(({ kind, label }) => kind === 'freeFreight' && label === shopName)?.reason;
  const change = async (line: CartLine, count: number) => {
    setTrouble(undefined);
    const { isCapped, error } = await set(line.skuId, count, line.stock);
    if (isCapped === undefined) setTrouble(failureMessage(error, t));
    else if (isCapped) setTrouble(t('cart.capped', { count: line.stock }));
  };
  const choose = (skuId: string, isChosen: boolean) =>
    setLeft((before) => {
      const next = new Set(before);
      if (isChosen) next.delete(skuId);
      else next.add(skuId);
      return next;
    });
  return (
    <Page
      header={<PageHeader title={t('cart.title')} backTo={href('mall.store')} />}
      actionBar={
        chosen.length > 0 && (
          <ActionBar
            priceLabel={t(quote ? 'cart.total' : 'cart.sum')}
            cents={quote?.totalCents ?? listCents}
            compact
          >
            <ButtonLink block to={confirmHref(chosen)}>
              {t('cart.order', { count: chosen.length })}
            </ButtonLink>
          </ActionBar>
        )
      }
    >
      {trouble !== undefined && (
        <NoticeBar tone="warning" live>
          {trouble}
        </NoticeBar>
      )}
      {!isOwn && lines.length > 0 && <NoticeBar>{t('cart.visitor')}</NoticeBar>}
      {lines.length === 0 ? (
        <EmptyState
          kind="goods"
          title={t('cart.none')}
          action={<ButtonLink to={href('mall.store')}>{t('goods.toStore')}</ButtonLink>}
        />
      ) : (
        cart.shops.map((one) => (
          <Card key={one.shop.shopId} title={one.shop.name} aside={freeFreightOf(one.shop.name)}>
            {one.shop.promotions.length > 0 && (
              <p className={styles['offers']}>
                {one.shop.promotions.map((text) => (
                  <Chip key={text} tone="warning">
                    {text}
                  </Chip>
                ))}
              </p>
            )}
            {one.lines.map((line) => (
              <CartLineRow
                key={line.skuId}
                line={line}
                shopId={one.shop.shopId}
                isChosen={line.problem === null && !left.has(line.skuId)}
                onChoose={(isChosen) => choose(line.skuId, isChosen)}
                onCount={(count) => void change(line, count)}
              />
            ))}
          </Card>
        ))
      )}
      {quote && (
        <div aria-busy={isAsking}>
          <QuoteCard quote={quote} totalName={t('cart.total')} />
        </div>
      )}
    </Page>
  );
}
