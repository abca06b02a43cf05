import { useId, type ReactElement } from 'react';
import { Link } from 'react-router';
import { Avatar } from '../display/avatar';
import { AddIcon } from '../icons/account-icons';
import { Pictogram } from '../pictograms/pictogram';
import styles from './person-tile.module.css';
import type { FamilyStripProps, PersonTileProps } from './props';

/** A person of the family; see {@link PersonTileProps}. */
export function PersonTile({
  face,
  name,
  relation,
  note,
  next,
  to,
  choose,
}: PersonTileProps): ReactElement {
  const id = useId();
  const content = (
    <>
      <span className={styles['person']}>
        <Avatar kind="person" size="tiny" {...face} />
        <span className={styles['words']}>
          <b className={styles['name']}>{name}</b>
          <span className={styles['relation']}>{relation}</span>
        </span>
      </span>
      {note !== undefined && <span className={styles['note']}>{note}</span>}
      {next !== undefined && (
        <span className={styles['next']}>
          <span className={styles['kind']}>
            <Pictogram name={next.pictogram} hued />
          </span>
          <span className={styles['words']}>
            <b>{next.when}</b>
            <span>{next.what}</span>
          </span>
        </span>
      )}
    </>
  );
  if (choose !== undefined) {
    const { onChange, type = 'radio', ...input } = choose;
    return (
      <span className={styles['tile']}>
        <input
          type={type}
          id={id}
          className={styles['radio']}
          {...input}
          {...(onChange && {
            onChange: () => {
              onChange(choose.value);
            },
          })}
        />
        <label htmlFor={id} className={styles['cover']}>
          {content}
        </label>
      </span>
    );
  }
  return to === undefined ? (
    <div className={styles['tile']}>{content}</div>
  ) : (
    <Link to={to} className={styles['tile']}>
      {content}
    </Link>
  );
}

/** The people of an account; see {@link FamilyStripProps}. */
export function FamilyStrip({ label, people, add }: FamilyStripProps): ReactElement {
  const choosing = people.some(({ choose }) => choose !== undefined);
  return (
    <div role={choosing ? 'radiogroup' : undefined} aria-label={choosing ? label : undefined}>
      <ul
        role="list"
        className={styles['strip']}
        aria-label={choosing ? undefined : label}
        data-many={people.length + (add === undefined ? 0 : 1) > 3 || undefined}
      >
        {people.map(({ id, ...person }) => (
          <li key={id}>
            <PersonTile {...person} />
          </li>
        ))}
        {add !== undefined && (
          <li>
            <Link to={add.to} className={styles['add']}>
              <AddIcon />
              {add.text}
            </Link>
          </li>
        )}
      </ul>
    </div>
  );
}
