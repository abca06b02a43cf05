import type { ReactElement } from 'react';
import type { TwoClocksProps, ZoneClock } from './props';
import styles from './two-clocks.module.css';

/** Hours that are named below the bar. */
const marks = [0, 6, 12, 18, 24] as const;
/** Units of the drawing in one hour. */
const unit = 10;

/** Two clocks and a day; see {@link TwoClocksProps}. What is not known yet keeps its room. */
export function TwoClocks({ clocks, spans, now, legend, wait }: TwoClocksProps): ReactElement {
  return (
    <section className={styles['card']}>
      <div className={styles['clocks']}>
        {clocks.map((clock) => (
          <Clock key={clock.who} {...clock} />
        ))}
      </div>
      <div className={styles['bar']} aria-hidden>
        <svg viewBox="0 0 240 12" preserveAspectRatio="none" focusable="false">
          {spans.map(({ from, to }) => (
            <rect key={from} x={from * unit} width={(to - from) * unit} height="12" />
          ))}
        </svg>
        {now !== null && (
          <svg className={styles['now']} viewBox="0 0 240 20" preserveAspectRatio="none">
            <line x1={now * unit} x2={now * unit} y2="20" vectorEffect="non-scaling-stroke" />
          </svg>
        )}
      </div>
      <div className={styles['hours']} aria-hidden>
        {marks.map((hour) => (
          <span key={hour}>{hour}</span>
        ))}
      </div>
      <div className={styles['words']}>
        <span className={styles['legend']}>{legend}</span>
        <b className={styles['wait']}>{wait}</b>
      </div>
    </section>
  );
}

function Clock({ who, place, time, day }: ZoneClock): ReactElement {
  return (
    <p className={styles['clock']}>
      <span className={styles['who']}>
        {who}
        {place !== null && ` · ${place}`}
      </span>
      <b className={styles['time']}>{time ?? '\u00a0'}</b>
      <span className={styles['day']}>{day ?? '\u00a0'}</span>
    </p>
  );
}
