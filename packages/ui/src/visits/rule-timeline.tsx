import type { ReactElement } from 'react';
import { VisuallyHidden } from '../display/visually-hidden';
import type { RuleTimelineProps } from './props';
import styles from './rule-timeline.module.css';

/** A line has so many parts; no step of it has fewer than the least, so that its words have room. */
const parts = 12;
const leastParts = 4;

/** A rule as a line of time; see {@link RuleTimelineProps}. */
export function RuleTimeline({
  label,
  from,
  now,
  nowText,
  steps,
}: RuleTimelineProps): ReactElement {
  const end = steps.at(-1)?.until ?? from;
  const shown = steps.map((step, index) => {
    const start = steps[index - 1]?.until ?? from;
    const share = Math.round((parts * (step.until - start)) / Math.max(1, end - from));
    return {
      ...step,
      start,
      share: Math.min(parts - leastParts, Math.max(leastParts, share)),
    };
  });
  const at = shown.findIndex(({ until }) => now < until);
  const current = at < 0 ? shown.length - 1 : at;
  const whole = shown.reduce((sum, { share }) => sum + share, 0);
  const before = shown.slice(0, current).reduce((sum, { share }) => sum + share, 0);
  const step = shown[current];
  const within =
    step === undefined
      ? 0
      : Math.min(1, Math.max(0, (now - step.start) / Math.max(1, step.until - step.start)));
  // Whole percents: documents that are rendered a moment apart are the same.
  const place = Math.round((100 * (before + within * (step?.share ?? 0))) / Math.max(1, whole));
  // The words of now stay inside the line.
  const anchor = place < 14 ? 'start' : place > 86 ? 'end' : 'middle';
  return (
    <div className={styles['rule']}>
      <svg className={styles['now']} aria-hidden focusable="false">
        <text
          x={`${String(anchor === 'start' ? 0 : anchor === 'end' ? 100 : place)}%`}
          y="1em"
          textAnchor={anchor}
        >
          {nowText}
        </text>
        <line x1={`${String(place)}%`} x2={`${String(place)}%`} y1="22" y2="36" />
      </svg>
      <ol role="list" aria-label={label} className={styles['steps']}>
        {shown.map(({ title, note, tone, share }, index) => (
          <li
            key={index}
            data-tone={tone}
            data-share={share}
            aria-current={index === current ? 'step' : undefined}
          >
            <b>{title}</b>
            {note !== undefined && <span>{note}</span>}
            {index === current && <VisuallyHidden>{nowText}</VisuallyHidden>}
          </li>
        ))}
      </ol>
    </div>
  );
}
