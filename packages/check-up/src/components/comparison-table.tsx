import type { CheckUpPackage } from '@xinglin/gateway-sdk';
import { Price } from '@xinglin/ui';
import type { ReactElement, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { compareItems } from '../model/comparison';
import { compareHref, packageHref } from '../model/links';
import { useAudience } from '../model/use-audience';
import styles from './comparison.module.css';

interface Fact {
  readonly label: string;
  readonly texts: readonly string[];
}

/**
 * Packages beside each other: what they are, then what they look at, group by group. What differs stands first;
 * `isWhole` shows what all have in common too.
 */
export function ComparisonTable({
  offers,
  isWhole,
}: {
  offers: readonly CheckUpPackage[];
  isWhole: boolean;
}): ReactElement {
  const { t } = useTranslation('check-up');
  const audience = useAudience();
  const codes = offers.map(({ packageCode }) => packageCode);
  const facts: readonly Fact[] = [
    { label: t('package.audience'), texts: offers.map(audience) },
    { label: t('package.organisation'), texts: offers.map(({ orgName }) => orgName) },
    {
      label: t('compare.stores'),
      texts: offers.map(({ storeCount }) => t('package.stores', { count: storeCount })),
    },
    {
      label: t('compare.items'),
      texts: offers.map(({ items }) => t('package.items', { count: items.length })),
    },
  ];
  const shownFacts = isWhole ? facts : facts.filter(({ texts }) => new Set(texts).size > 1);
  const groups = compareItems(offers).flatMap(({ group, items }) => {
    const shown = isWhole ? items : items.filter(({ isSame }) => !isSame);
    return shown.length === 0 ? [] : [{ group, items: shown }];
  });
  const row = (key: string, label: ReactNode, cells: readonly ReactNode[]): ReactElement => (
    <tr key={key}>
      <th scope="row">{label}</th>
      {cells.map((cell, place) => (
        <td key={codes[place]}>{cell}</td>
      ))}
    </tr>
  );
  return (
    // A part that scrolls is reached by the keyboard, or its far side could not be read with it.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <section className={styles['region']} aria-label={t('compare.table')} tabIndex={0}>
      <table className={styles['table']}>
        <thead>
          <tr>
            <th scope="col">{t('compare.about')}</th>
            {offers.map((offer) => (
              <th key={offer.packageCode} scope="col">
                <Link to={packageHref(offer)}>{offer.title}</Link>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {row(
            'price',
            t('package.price'),
            offers.map(({ packageCode, priceCents }) => (
              <Price key={packageCode} cents={priceCents} />
            )),
          )}
          {shownFacts.map(({ label, texts }) => row(label, label, texts))}
        </tbody>
        {groups.map(({ group, items }) => (
          <tbody key={group}>
            <tr>
              <th scope="rowgroup" colSpan={offers.length + 1}>
                {/* i18n-keys: check-up:compare.group.* */}
                {t(`compare.group.${group}`)}
              </th>
            </tr>
            {items.map(({ itemCode, name, held }) =>
              row(
                itemCode,
                name,
                held.map((has, place) => (
                  <span key={codes[place]} className={has ? undefined : styles['missing']}>
                    {t(has ? 'compare.has' : 'compare.hasNot')}
                  </span>
                )),
              ),
            )}
          </tbody>
        ))}
        {offers.length > 2 && (
          <tbody>
            {row(
              'remove',
              t('compare.change'),
              offers.map(({ packageCode, title }) => (
                <Link
                  key={packageCode}
                  replace
                  to={compareHref(codes.filter((code) => code !== packageCode))}
                  aria-label={t('compare.removeOf', { title })}
                >
                  {t('compare.remove')}
                </Link>
              )),
            )}
          </tbody>
        )}
      </table>
    </section>
  );
}
