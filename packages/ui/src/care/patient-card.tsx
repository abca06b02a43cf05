import type { ReactElement } from 'react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { Avatar } from '../display/avatar';
import { Chip } from '../display/chip';
import { EditIcon, TrashIcon } from '../icons/account-icons';
import { NextIcon } from '../icons/navigation-icons';
import styles from './patient-card.module.css';
import type { PatientCardProps } from './props';

/** A patient; see {@link PatientCardProps}. */
export function PatientCard(props: PatientCardProps): ReactElement {
  const {
    to,
    replace,
    titleLevel = 3,
    choose,
    face,
    name,
    relationText,
    documentText,
    phoneText,
    isDefault = false,
    mark,
    note,
    edit,
    remove,
  } = props;
  const { t } = useTranslation('ui');
  const id = useId();
  const Heading = titleLevel === 2 ? 'h2' : 'h3';
  const described = `${id}-more`;
  return (
    <article className={styles['card']} data-off={choose?.disabled === true || undefined}>
      {choose !== undefined && (
        <input
          type="radio"
          id={id}
          className={styles['radio']}
          name={choose.name}
          value={choose.value}
          checked={choose.checked}
          disabled={choose.disabled}
          aria-describedby={described}
          onChange={() => choose.onChoose(choose.value)}
        />
      )}
      {face !== undefined && <Avatar kind="person" size="small" {...face} />}
      <div className={styles['body']}>
        <div className={styles['top']}>
          {choose === undefined ? (
            <Heading className={styles['name']}>
              <Link
                to={to}
                replace={replace ?? false}
                className={styles['cover']}
                aria-describedby={described}
              >
                {name}
              </Link>
            </Heading>
          ) : (
            <label htmlFor={id} className={styles['cover']}>
              <b className={styles['name']}>{name}</b>
            </label>
          )}
          <Chip>{relationText}</Chip>
          {isDefault && <Chip tone="neutral">{t('defaultPatient')}</Chip>}
          {mark !== undefined && <Chip>{mark}</Chip>}
        </div>
        <div id={described} className={styles['more']}>
          {documentText !== undefined && <p>{documentText}</p>}
          {phoneText !== undefined && <p>{phoneText}</p>}
          {note !== undefined && <p className={styles['note']}>{note}</p>}
        </div>
      </div>
      {edit !== undefined && (
        <Link to={edit.to} className={styles['edit']} aria-label={`${edit.text} ${name}`}>
          <EditIcon />
        </Link>
      )}
      {remove !== undefined && (
        <button
          type="button"
          className={styles['edit']}
          aria-label={remove.label}
          onClick={remove.onRemove}
        >
          <TrashIcon />
        </button>
      )}
      {choose === undefined && (
        <span className={styles['chevron']}>
          <NextIcon />
        </span>
      )}
    </article>
  );
}
