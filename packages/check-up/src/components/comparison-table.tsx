import type { CheckUpPackage } from '@xinglin/gateway-sdk';
import { CheckIcon, DownIcon } from '@xinglin/ui';
import type { ReactElement, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { compareItems } from '../model/comparison';
import { notForOf } from '../model/package-figure';
import { useAudience } from '../model/use-audience';
import type { Pair } from './compared-pair';
import styles from './comparison.module.css';

interface Row {
  readonly key: string;
  readonly label: string;
  readonly cells: readonly [ReactNode, ReactNode];
  /** The side that has more; neither where more is not better. */
  readonly more?: 'left' | 'right' | undefined;
  readonly tone?: 'for' | 'notFor' | undefined;
}

const moreOf = (left: number, right: number): Row['more'] =>
  left === right ? undefined : left > right ? 'left' : 'right';

/** Where two packages differ, the label between their values; what they have in common is folded below. */
export function ComparisonTable({ pair }: { pair: Pair }): ReactElement {
  const { t } = useTranslation('check-up');
  const audience = useAudience();
  const [left, right] = pair;
  const items = compareItems(pair).flatMap((group) => group.items);
  const has = (held: boolean | undefined): ReactElement => (
    <span className={styles['held']} data-held={held || undefined}>
      {held ? <CheckIcon /> : <span aria-hidden>–</span>}
      {t(held ? 'compare.has' : 'compare.hasNot')}
    </span>
  );
  const facts: Row[] = [
    {
      key: 'count',
      label: t('compare.items'),
      cells: [
        t('package.items', { count: left.itemCount }),
        t('package.items', { count: right.itemCount }),
      ] as const,
      more: moreOf(left.itemCount, right.itemCount),
    },
    {
      key: 'stores',
      label: t('compare.stores'),
      cells: [
        t('compare.storeCount', { count: left.storeCount }),
        t('compare.storeCount', { count: right.storeCount }),
      ] as const,
      more: moreOf(left.storeCount, right.storeCount),
    },
    {
      key: 'organisation',
      label: t('package.organisation'),
      cells: [left.orgName, right.orgName] as const,
    },
  ].filter(({ cells: [one, other] }) => one !== other);
  const differing: Row[] = items
    .filter(({ isSame }) => !isSame)
    .map(({ itemCode, name, held: [one, other] }) => ({
      key: itemCode,
      label: name,
      cells: [has(one), has(other)],
    }));
  const rows = [...differing, ...facts];
  const excludedFrom = (offer: CheckUpPackage): string =>
    notForOf(offer.items)
      .map(({ notFor }) => notFor)
      .join(t('compare.and')) || t('compare.noLimit');
  const suitability: Row[] = [
    {
      key: 'for',
      label: t('compare.for'),
      cells: [
        t('compare.forText', { who: audience(left, true), what: left.summary }),
        t('compare.forText', { who: audience(right, true), what: right.summary }),
      ],
      tone: 'for',
    },
    {
      key: 'notFor',
      label: t('compare.notFor'),
      cells: [excludedFrom(left), excludedFrom(right)],
      tone: 'notFor',
    },
  ];
  const same = items.filter(({ isSame }) => isSame).map(({ name }) => name);
  return (
    <section className={styles['region']} aria-label={t('compare.table')} data-hue="violet">
      <div className={styles['top']}>
        <h2>{t('compare.different', { count: rows.length })}</h2>
        {same.length > 0 && <span>{t('compare.sameBelow', { count: same.length })}</span>}
      </div>
      <table className={styles['table']}>
        <thead>
          <tr className={styles['heads']}>
            <th scope="col">{left.title}</th>
            <th scope="col">{t('compare.about')}</th>
            <th scope="col">{right.title}</th>
          </tr>
        </thead>
        <tbody>
          {[...rows, ...suitability].map(({ key, label, cells: [one, other], more, tone }) => (
            <tr key={key}>
              <td data-more={more === 'left' || undefined}>{one}</td>
              <th scope="row" data-tone={tone}>
                {label}
              </th>
              <td data-more={more === 'right' || undefined}>{other}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {same.length > 0 && (
        <details className={styles['same']}>
          <summary>
            <span>
              {t('compare.same', { count: same.length, names: same.join(t('compare.and')) })}
            </span>
            <DownIcon />
          </summary>
          <ul>
            {same.map((name) => (
              <li key={name}>{name}</li>
            ))}
          </ul>
        </details>
      )}
    </section>
  );
}
