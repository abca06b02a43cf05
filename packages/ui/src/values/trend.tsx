import { valueTrend } from '@xinglin/rules';
import type { ReactElement } from 'react';
import { flagShape } from './flag-word';
import type { TrendProps } from './props';
import styles from './values.module.css';

const percent = (part: number): string => `${(part * 100).toFixed(1)}%`;

/** The first and the last point keep room for their words at the edges. */
const edge = 0.08;
/** Part of the height that has the points; below it are the days. */
const plot = 0.8;
/** Words of two points that are nearer than this would overlap. */
const room = 0.15;

/** The points that have words, from the newest back: the last one always has. */
function named(points: readonly { readonly x: number }[]): ReadonlySet<number> {
  const places = new Set<number>();
  let next = Number.POSITIVE_INFINITY;
  for (let place = points.length - 1; place >= 0; place -= 1) {
    const x = points[place]?.x ?? 0;
    if (next - x < room) continue;
    places.add(place);
    next = x;
  }
  return places;
}

/** Values over time; see {@link TrendProps}. Its words keep their size on every width, as its places are shares of it. */
export function Trend({ points, range, rangeText }: TrendProps): ReactElement | null {
  const trend = valueTrend(points, range);
  if (trend === null) return null;
  const places = trend.points.flatMap(({ x, y, index }) => {
    const point = points[index];
    return point ? [{ ...point, x: edge + x * (1 - 2 * edge), y: 0.08 + y * (plot - 0.12) }] : [];
  });
  const words = named(places);
  const { usual } = trend;
  const top = usual && 0.08 + usual.top * (plot - 0.12);
  const bottom = usual && (usual.bottom === 1 ? plot : 0.08 + usual.bottom * (plot - 0.12));
  return (
    <svg className={styles['trend']} focusable="false" aria-hidden>
      {usual !== null && top !== null && bottom !== null && (
        <>
          <rect
            className={styles['usual']}
            x="0"
            y={percent(usual.top === 0 ? 0 : top)}
            width="100%"
            height={percent(bottom - (usual.top === 0 ? 0 : top))}
          />
          {usual.top > 0 && (
            <line
              className={styles['limit']}
              x1="0"
              x2="100%"
              y1={percent(top)}
              y2={percent(top)}
            />
          )}
          {usual.bottom < 1 && (
            <line
              className={styles['limit']}
              x1="0"
              x2="100%"
              y1={percent(bottom)}
              y2={percent(bottom)}
            />
          )}
          {rangeText !== undefined && (
            <text
              className={styles['usualText']}
              x="100%"
              y={percent(bottom)}
              dx="-8"
              dy="-7"
              textAnchor="end"
            >
              {rangeText}
            </text>
          )}
        </>
      )}
      {places.slice(1).map(({ x, y }, place) => (
        <line
          key={place}
          className={styles['path']}
          x1={percent(places[place]?.x ?? 0)}
          y1={percent(places[place]?.y ?? 0)}
          x2={percent(x)}
          y2={percent(y)}
        />
      ))}
      {places.map(({ x, y, flag, value }, place) => (
        <svg key={place} x={percent(x)} y={percent(y)} overflow="visible" data-flag={flag}>
          <path className={styles['point']} d={flagShape(flag)} transform="translate(-6 -6)" />
          {words.has(place) && (
            <text
              className={styles['pointText']}
              data-last={place === places.length - 1 || undefined}
              y="-11"
              textAnchor="middle"
            >
              {value}
            </text>
          )}
        </svg>
      ))}
      {places.map(
        ({ x, dayText }, place) =>
          words.has(place) && (
            <text
              key={place}
              className={styles['day']}
              x={percent(x)}
              y="100%"
              dy="-5"
              textAnchor="middle"
            >
              {dayText}
            </text>
          ),
      )}
    </svg>
  );
}
