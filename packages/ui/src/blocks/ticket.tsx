import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { VisuallyHidden } from '../display/visually-hidden';
import { CloseIcon, NextIcon } from '../icons/navigation-icons';
import { CheckIcon } from '../icons/status-icons';
import type { TicketProps } from './props';
import styles from './ticket.module.css';

/** A coupon in the shape of a ticket; see {@link TicketProps}. */
export function Ticket({
  hue,
  off,
  from,
  title,
  note,
  act,
  more,
  isOver = false,
  blocked,
}: TicketProps): ReactElement {
  return (
    <article
      className={styles['ticket']}
      data-hue={hue}
      data-over={isOver || undefined}
      data-blocked={blocked !== undefined || undefined}
    >
      <div className={styles['stub']}>
        <b>{off}</b>
        <span>{from}</span>
      </div>
      <div className={styles['body']}>
        <div className={styles['words']}>
          <h2>{title}</h2>
          <p>{note}</p>
          {more}
        </div>
        {act}
        {blocked !== undefined && <Blocked {...blocked} />}
      </div>
    </article>
  );
}

function Blocked({ title, conditions, way }: NonNullable<TicketProps['blocked']>): ReactElement {
  const { t } = useTranslation('ui');
  return (
    <>
      <b className={styles['why']}>{title}</b>
      <ul role="list" aria-label={title} className={styles['conditions']}>
        {conditions.map(({ key, met, text }) => (
          <li key={key} data-met={met}>
            {met ? <CheckIcon /> : <CloseIcon />}
            <span>
              <VisuallyHidden>{t(met ? 'conditionMet' : 'conditionOpen')}</VisuallyHidden>
              {text}
            </span>
          </li>
        ))}
      </ul>
      {way !== undefined && (
        <Link to={way.to} className={styles['way']}>
          {way.text}
          <NextIcon />
        </Link>
      )}
    </>
  );
}
