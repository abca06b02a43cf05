import type { GoodsDetail } from '@xinglin/gateway-sdk';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router';
import { useChoiceHref } from '../model/goods-call';
import styles from './goods-hero.module.css';
import { GoodsPicture } from './goods-picture';

/** The goods at large, with further pictures to choose from. The address has the choice, so it needs no scripts. */
export function GoodsHero({ goods }: { goods: GoodsDetail }): ReactElement {
  const { t } = useTranslation('mall');
  const [query] = useSearchParams();
  const hrefOf = useChoiceHref();
  const { picture, title } = goods;
  // What needs a prescription shows nothing, whatever else is known of it.
  const pictures = picture === null ? [] : goods.pictures;
  const place = Math.max(1, Math.min(Number(query.get('picture') ?? 1) || 1, pictures.length));
  return (
    <div className={styles['hero']}>
      <GoodsPicture picture={pictures[place - 1] ?? picture} size="large" />
      {pictures.length > 1 && (
        <ul
          role="list"
          aria-label={t('goods.pictures', { name: title })}
          className={styles['thumbs']}
        >
          {pictures.map((one, index) => (
            <li key={one.pictogram}>
              <Link
                to={hrefOf('picture', String(index + 1))}
                replace
                preventScrollReset
                className={styles['thumb']}
                aria-current={index + 1 === place ? 'true' : undefined}
                aria-label={t('goods.picture', { place: index + 1, count: pictures.length })}
              >
                <GoodsPicture picture={one} size="thumb" />
              </Link>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
