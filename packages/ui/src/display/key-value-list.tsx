import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import styles from './key-value-list.module.css';
import type { KeyValueItem, KeyValueListProps } from './props';

function Change({
  label,
  change,
}: {
  label: string;
  change: NonNullable<KeyValueItem['change']>;
}): ReactElement {
  const { t } = useTranslation('ui');
  const text = change.text ?? t('change');
  const shared = { className: styles['change'], 'aria-label': `${text} ${label}` };
  if (change.to !== undefined) {
    return (
      <Link to={change.to} {...shared}>
        {text}
      </Link>
    );
  }
  return (
    <button type="button" onClick={change.onClick} {...shared}>
      {text}
    </button>
  );
}

/** A row by its label, and by how many rows before have the same: a medicine may stand there with two doses. */
function rowKey(items: KeyValueListProps['items'], place: number): string {
  const label = items[place]?.label ?? '';
  const before = items.slice(0, place).filter((item) => item.label === label).length;
  return `${label} ${before}`;
}

/** Check-your-answers and details; see {@link KeyValueListProps}. */
export function KeyValueList({ items }: KeyValueListProps): ReactElement {
  return (
    <dl className={styles['list']}>
      {items.map((item, place) => (
        <div key={rowKey(items, place)} className={styles['row']}>
          <dt className={styles['label']}>{item.label}</dt>
          <dd className={styles['value']}>
            {item.strong === true ? <b>{item.value}</b> : item.value}
            {item.detail !== undefined && <div className={styles['detail']}>{item.detail}</div>}
          </dd>
          {item.change !== undefined && (
            <dd>
              <Change label={item.label} change={item.change} />
            </dd>
          )}
        </div>
      ))}
    </dl>
  );
}
