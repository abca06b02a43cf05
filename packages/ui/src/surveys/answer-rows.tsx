import type { ReactElement } from 'react';
import { Link } from 'react-router';
import type { AnswerRowsProps } from './props';
import styles from './surveys.module.css';

/** Questions with their answers; see {@link AnswerRowsProps}. */
export function AnswerRows({ items }: AnswerRowsProps): ReactElement {
  return (
    <dl className={styles['answers']}>
      {items.map(({ key, question, answer, missing, id, action }) => (
        <div key={key}>
          <dt>{question}</dt>
          <dd>
            <span id={id} tabIndex={id === undefined ? undefined : -1} data-missing={missing}>
              {answer}
            </span>
            {action !== undefined && (
              <Link to={action.to} aria-label={action.label}>
                {action.text}
              </Link>
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}
