import type { PhysicalReport } from '@xinglin/gateway-sdk';
import { useLocale } from '@xinglin/i18n';
import { formatDay, valueTrend, type MeasuredValue } from '@xinglin/rules';
import { VisuallyHidden } from '@xinglin/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { FlagWord } from './flag-word';
import styles from './value-history.module.css';

type Result = PhysicalReport['results'][number];

/** Units of the drawing, which is as wide as its card. */
const size = { width: 300, height: 72, edge: 6 } as const;

/**
 * A value beside those of former reports: a table, the newest first, and above it a line over the usual range where the
 * values are numbers. The drawing says nothing that the table does not.
 */
export function ValueHistory({ result, day }: { result: Result; day: string }): ReactElement {
  const { t } = useTranslation('check-up');
  const locale = useLocale();
  const measured = [{ day, value: result.value, flag: result.flag }, ...result.former];
  return (
    <>
      <Drawing measured={measured} range={result.range} />
      <table className={styles['history']}>
        <caption>
          <VisuallyHidden>{t('report.history', { name: result.name })}</VisuallyHidden>
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
          {measured.map((one, place) => (
            <tr key={place}>
              <th scope="row">{formatDay(one.day, locale, { year: true })}</th>
              <td>{`${one.value} ${result.unit}`.trimEnd()}</td>
              <td>
                <FlagWord flag={one.flag} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}

function Drawing({
  measured,
  range,
}: {
  measured: readonly MeasuredValue[];
  range: string;
}): ReactElement | null {
  const trend = valueTrend(measured, range);
  if (trend === null) return null;
  const { width, height, edge } = size;
  const across = (x: number): number => Math.round(edge + x * (width - 2 * edge));
  const down = (y: number): number => Math.round(y * height);
  const places = trend.points.map(({ x, y }) => [across(x), down(y)] as const);
  return (
    <svg className={styles['drawing']} viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      {trend.usual && (
        <rect
          className={styles['usual']}
          x={0}
          y={down(trend.usual.top)}
          width={width}
          height={down(trend.usual.bottom) - down(trend.usual.top)}
        />
      )}
      <polyline points={places.map((place) => place.join(',')).join(' ')} />
      {places.map(([x, y], place) => (
        <circle key={place} cx={x} cy={y} r={4} />
      ))}
    </svg>
  );
}
