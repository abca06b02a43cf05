import type { CartLine } from '@xinglin/gateway-sdk';
import { formatCents } from '@xinglin/rules';
import { Button, Checkbox, Note, VisuallyHidden } from '@xinglin/ui';
import type { ReactElement, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { goodsHref } from '../model/mall-ways';
import { GoodsPicture } from './goods-picture';
import styles from './goods.module.css';
import { Stepper } from './stepper';

/** One line of a cart or of a quote: what it is, what one costs, and what hinders it. */
export function GoodsLine({
  line,
  shopId,
  start,
  children,
}: {
  line: Pick<CartLine, 'goodsNo' | 'title' | 'skuLabel' | 'picture' | 'unitCents'>;
  shopId: string;
  /** Before the picture. */
  start?: ReactNode;
  children?: ReactNode;
}): ReactElement {
  const { title, skuLabel, picture, unitCents, goodsNo } = line;
  return (
    <div className={styles['line']}>
      {start}
      <GoodsPicture picture={picture} size="small" />
      <div className={styles['lineWords']}>
        <Link to={goodsHref({ shopId, goodsNo })} className={styles['title']}>
          {title}
        </Link>
        <Note size="caption">
          {skuLabel} · {formatCents(unitCents, { decimals: 'auto' })}
        </Note>
        {children}
      </div>
    </div>
  );
}

interface CartLineRowProps {
  readonly line: CartLine;
  readonly shopId: string;
  readonly isChosen: boolean;
  readonly onChoose: (isChosen: boolean) => void;
  readonly onCount: (count: number) => void;
}

/** A line of the cart: chosen or not, how many, and the way out of it. */
export function CartLineRow(props: CartLineRowProps): ReactElement {
  const { line, shopId, isChosen, onChoose, onCount } = props;
  const { t } = useTranslation('mall');
  const { title, count, stock, problem } = line;
  return (
    <GoodsLine
      line={line}
      shopId={shopId}
      start={
        <Checkbox
          label={<VisuallyHidden>{t('cart.choose', { name: title })}</VisuallyHidden>}
          checked={isChosen}
          disabled={problem !== null}
          onCheckedChange={onChoose}
        />
      }
    >
      {problem !== null && (
        // i18n-keys: mall:cart.problem.*
        <Note>{t(`cart.problem.${problem}`, { count: stock })}</Note>
      )}
      <div className={styles['lineEnd']}>
        {problem === 'offSale' || problem === 'soldOut' ? (
          <span />
        ) : (
          <Stepper of={title} count={count} most={Math.max(1, stock)} onCount={onCount} />
        )}
        <Button
          variant="text"
          size="small"
          aria-label={t('cart.removeNamed', { name: title })}
          onClick={() => onCount(0)}
        >
          {t('cart.remove')}
        </Button>
      </div>
    </GoodsLine>
  );
}
