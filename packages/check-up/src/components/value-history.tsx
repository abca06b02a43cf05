import type { PhysicalReport } from '@xinglin/gateway-sdk';
import { useLocale } from '@xinglin/i18n';
import { formatDay } from '@xinglin/rules';
import { DownIcon, Trend, VisuallyHidden } from '@xinglin/ui';
import type { ReactElement, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { FlagWord } from './flag-word';
import styles from './report.module.css';

type Result = PhysicalReport['results'][number];

interface ValueHistoryProps {
  readonly result: Result;
  /** The day of the report. */
  readonly day: string;
}

const measuredOf = ({ result, day }: ValueHistoryProps) => [
  { day, value: result.value, flag: result.flag },
  ...result.former,
];

/** A value and those of former reports as a line chart; null where they are not numbers. */
export function ValueTrend(props: ValueHistoryProps): ReactElement {
  const { t } = useTranslation('check-up');
  const { range } = props.result;
  return (
    <Trend
      range={range}
      rangeText={range === '' ? undefined : t('report.range', { range })}
      points={measuredOf(props).map((one) => ({ ...one, dayText: one.day.slice(2, 7) }))}
    />
  );
}

/** A value beside those of former reports: a table, the newest first. */
export function ValueTable(props: ValueHistoryProps): ReactElement {
  const { t } = useTranslation('check-up');
  const locale = useLocale();
  const { name, unit } = props.result;
  return (
    <table className={styles['history']}>
      <caption>
        <VisuallyHidden>{t('report.history', { name })}</VisuallyHidden>
      </caption>
      <thead>
        <tr>
          <th scope="col">{t('facts.day')}</th>
          <th scope="col">{t('report.value')}</th>
          <th scope="col">{t('report.flag')}</th>
        </tr>
      </thead>
      <tbody>
        {/* Two reports may be of one day. */}
        {measuredOf(props).map((one, place) => (
          <tr key={place}>
            <th scope="row">{formatDay(one.day, locale, { year: true })}</th>
            <td>{`${one.value} ${unit}`.trimEnd()}</td>
            <td>
              <FlagWord flag={one.flag} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** What is looked up about a value, behind its title. */
export function More(props: {
  readonly title: ReactNode;
  /** At the end of the line. */
  readonly atEnd?: boolean;
  readonly children: ReactNode;
}): ReactElement {
  return (
    <details className={styles['more']} data-end={props.atEnd || undefined}>
      <summary>
        {props.title}
        <DownIcon />
      </summary>
      {props.children}
    </details>
  );
}

/** Former values behind their title: the line, and the table that says the same. */
export function ValueHistory(props: ValueHistoryProps): ReactElement | null {
  const { t } = useTranslation('check-up');
  const { name, former } = props.result;
  if (former.length === 0) return null;
  return (
    <More
      title={
        <>
          {t('report.earlier', { count: former.length })}
          <VisuallyHidden>{name}</VisuallyHidden>
        </>
      }
    >
      <ValueTrend {...props} />
      <ValueTable {...props} />
    </More>
  );
}
