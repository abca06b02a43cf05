import type { CheckUpPackage } from '@xinglin/gateway-sdk';
import { CheckIcon, PackagePicture, PillLinks, Price } from '@xinglin/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { partsOnly } from '../model/comparison';
import { compareHref, packageHref } from '../model/links';
import { useAudience } from '../model/use-audience';
import styles from './comparison.module.css';

/** Two packages. */
export type Pair = readonly [CheckUpPackage, CheckUpPackage];

interface ComparedPairProps {
  readonly pair: Pair;
  /** Named by the address too, and not in view. */
  readonly others: readonly CheckUpPackage[];
  readonly codes: readonly string[];
  readonly chosenCode: string;
}

/** Two packages as cards, one of them chosen, and links that bring another one into view. */
export function ComparedPair({ pair, others, codes, chosenCode }: ComparedPairProps): ReactElement {
  const { t } = useTranslation('check-up');
  const audience = useAudience();
  const [left, right] = pair;
  const own = { [left.packageCode]: right, [right.packageCode]: left };
  return (
    <>
      <ul role="list" className={styles['pair']} aria-label={t('compare.choose')}>
        {pair.map((offer) => {
          const { packageCode, title, itemCount, priceCents, picture } = offer;
          const isChosen = packageCode === chosenCode;
          return (
            <li key={packageCode} className={styles['card']} data-chosen={isChosen || undefined}>
              <span className={styles['picture']}>
                <PackagePicture
                  size="wide"
                  picture={picture}
                  badges={partsOnly(offer, own[packageCode] ?? offer)}
                />
              </span>
              <Link
                className={styles['choose']}
                to={compareHref(codes, { chosen: packageCode })}
                replace
                preventScrollReset
                aria-current={isChosen ? 'true' : undefined}
                aria-label={t('compare.chooseOne', { title })}
              >
                {isChosen && <CheckIcon />}
              </Link>
              <h2 className={styles['title']}>
                <Link to={packageHref(offer)}>{title}</Link>
              </h2>
              <p className={styles['facts']}>
                <span>
                  {[audience(offer, true), t('package.items', { count: itemCount })].join(' · ')}
                </span>
                <Price cents={priceCents} compact />
              </p>
            </li>
          );
        })}
      </ul>
      {others.length > 0 && (
        <PillLinks
          label={t('compare.others')}
          items={others.map(({ packageCode, title }) => {
            // The chosen one stays, the other one gives way.
            const kept = left.packageCode === chosenCode ? left : right;
            const rest = codes.filter((code) => code !== packageCode && code !== kept.packageCode);
            return {
              text: t('compare.with', { title }),
              to: compareHref([kept.packageCode, packageCode, ...rest], {
                chosen: kept.packageCode,
              }),
              active: false,
            };
          })}
        />
      )}
    </>
  );
}
