import type { GetMallFrontResponse as Front } from '@xinglin/gateway-sdk';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import styles from './goods-categories.module.css';
import { GoodsPicture } from './goods-picture';

interface GoodsCategoriesProps {
  readonly categories: Front['categories'];
  readonly chosen: string | undefined;
  /** The address of one kind; of all kinds for undefined. */
  readonly to: (categoryId: string | undefined) => string;
}

/** The kinds of goods, drawn; the chosen one leads back to all. */
export function GoodsCategories({
  categories,
  chosen,
  to,
}: GoodsCategoriesProps): ReactElement | null {
  const { t } = useTranslation('mall');
  if (categories.length === 0) return null;
  return (
    <nav aria-label={t('store.categories')} className={styles['kinds']}>
      <ul role="list" className={styles['list']}>
        {categories.map(({ categoryId, name, picture }) => (
          <li key={categoryId}>
            <Link
              to={to(categoryId === chosen ? undefined : categoryId)}
              className={styles['kind']}
              aria-current={categoryId === chosen ? 'true' : undefined}
            >
              <GoodsPicture picture={picture} size="thumb" />
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
