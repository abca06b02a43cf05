import type { ReactElement } from 'react';
import { FlagWord } from './flag-word';
import type { ValueRowProps } from './props';
import { ValueBand } from './value-band';
import styles from './values.module.css';

/** A value with its range and its flag; see {@link ValueRowProps}. */
export function ValueRow(props: ValueRowProps): ReactElement {
  const { name, abbreviation = '', value, unit, flag, flagText, range, rangeText } = props;
  const { titleLevel = 3, children } = props;
  const Heading = titleLevel === 2 ? 'h2' : 'h3';
  return (
    <div className={styles['row']}>
      <div className={styles['line']}>
        <Heading className={styles['name']}>
          {name}
          {abbreviation !== '' && <span> {abbreviation}</span>}
        </Heading>
        <FlagWord flag={flag}>{flagText}</FlagWord>
      </div>
      <ValueBand value={value} range={range} flag={flag} />
      <div className={styles['line']}>
        <p className={styles['value']}>
          <b>{value}</b>
          {unit !== '' && ` ${unit}`}
        </p>
        {rangeText !== undefined && <span className={styles['quiet']}>{rangeText}</span>}
      </div>
      {children}
    </div>
  );
}
