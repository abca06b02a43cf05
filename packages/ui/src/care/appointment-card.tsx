import type { ReactElement } from 'react';
import { Link } from 'react-router';
import { StatusChip } from '../display/chip';
import { DateBadge } from '../display/date-badge';
import { DottedFacts } from '../display/text-layout';
import { Pictogram } from '../pictograms/pictogram';
import { pictograms } from '../pictograms/pictograms';
import styles from './appointment-card.module.css';
import type { AppointmentCardProps } from './props';

/** An appointment; see {@link AppointmentCardProps}. */
export function AppointmentCard(props: AppointmentCardProps): ReactElement {
  const { to, date, kind, title, state, stateText, lines, footnote, actions } = props;
  const { titleLevel = 2 } = props;
  const Heading = titleLevel === 2 ? 'h2' : 'h3';
  return (
    <article className={styles['card']} data-kind={kind && ''}>
      <div className={styles['main']}>
        {date && <DateBadge {...date} />}
        {kind && (
          <p className={styles['kind']} data-hue={pictograms[kind.pictogram]}>
            <span className={styles['mark']}>
              <Pictogram name={kind.pictogram} />
            </span>
            {kind.text}
          </p>
        )}
        <div className={styles['body']}>
          <div className={styles['top']}>
            <Heading className={styles['title']}>
              <Link to={to} className={styles['cover']}>
                <DottedFacts>{title}</DottedFacts>
              </Link>
            </Heading>
            <StatusChip state={state}>{stateText}</StatusChip>
          </div>
          {lines.map((line, index) => (
            <p key={index} className={styles['line']}>
              <DottedFacts>{line}</DottedFacts>
            </p>
          ))}
        </div>
      </div>
      {(footnote !== undefined || actions !== undefined) && (
        <div className={styles['bottom']}>
          <div className={styles['line']}>{footnote}</div>
          <div className={styles['actions']}>{actions}</div>
        </div>
      )}
    </article>
  );
}
