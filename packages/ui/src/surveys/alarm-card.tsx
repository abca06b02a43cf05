import { useEffect, useRef, type ReactElement } from 'react';
import { ButtonLink } from '../actions/button';
import { PhoneIcon } from '../icons/contact-icons';
import { WarningIcon } from '../icons/status-icons';
import type { AlarmCardProps } from './props';
import styles from './surveys.module.css';

/** A dangerous answer; see {@link AlarmCardProps}. */
export function AlarmCard({ title, text, note, phones }: AlarmCardProps): ReactElement {
  const card = useRef<HTMLDivElement>(null);
  // It appears below what was tapped, where it could be out of sight.
  // An effect must return nothing, and a browser may return a promise from scrolling.
  useEffect(() => {
    card.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  return (
    <div ref={card} className={styles['alarm']} role="alert">
      <p className={styles['alarmTitle']}>
        <WarningIcon />
        {title}
      </p>
      <p>{text}</p>
      <div className={styles['phones']}>
        {phones.map(({ number, name, label }) => (
          <ButtonLink
            key={number}
            block
            variant="danger"
            icon={<PhoneIcon />}
            href={`tel:${number}`}
            aria-label={label}
          >
            {number} {name}
          </ButtonLink>
        ))}
      </div>
      <p className={styles['alarmNote']}>{note}</p>
    </div>
  );
}
