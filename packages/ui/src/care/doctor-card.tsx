import type { ReactElement } from 'react';
import { Link } from 'react-router';
import { Avatar } from '../display/avatar';
import { Chip } from '../display/chip';
import { Price } from '../display/price';
import { NextIcon } from '../icons/navigation-icons';
import { Drawing } from '../pictograms/drawing';
import styles from './care-card.module.css';
import { Facts } from './facts';
import type { DoctorCardProps, DoctorSummaryProps } from './props';

/** A doctor in a list; see {@link DoctorCardProps}. The name is the link, its target the whole card. */
export function DoctorCard(props: DoctorCardProps): ReactElement {
  const { to, doctorId, name, gender, avatarSrc, titleText, hospitalName, departmentName } = props;
  const { goodAtText, availability, facts = [], fromCents, titleLevel = 3, actions } = props;
  const Heading = titleLevel === 2 ? 'h2' : 'h3';
  return (
    <article className={styles['card']}>
      <Avatar kind="doctor" gender={gender} seed={doctorId} src={avatarSrc} />
      <div className={styles['body']}>
        <div className={styles['top']}>
          <Heading className={styles['name']}>
            <Link to={to} className={styles['cover']}>
              {name}
            </Link>
          </Heading>
          <span className={styles['quiet']}>{titleText}</span>
          {availability !== undefined && (
            <span className={styles['aside']}>
              <Chip tone={availability.tone}>{availability.text}</Chip>
            </span>
          )}
        </div>
        <p className={styles['quiet']}>
          {hospitalName}&nbsp;· {departmentName}
        </p>
        {goodAtText !== undefined && <p className={styles['clamped']}>{goodAtText}</p>}
        {(facts.length > 0 || fromCents !== undefined) && (
          <div className={styles['bottom']}>
            <Facts facts={facts} />
            {fromCents !== undefined && (
              <span className={styles['aside']}>
                <Price cents={fromCents} from />
              </span>
            )}
          </div>
        )}
        {actions !== undefined && <div className={styles['actions']}>{actions}</div>}
      </div>
    </article>
  );
}

/** The doctor at the top of their page; see {@link DoctorSummaryProps}. */
export function DoctorSummary(props: DoctorSummaryProps): ReactElement {
  const {
    doctorId,
    name,
    gender,
    avatarSrc,
    titleText,
    hospitalName,
    hospitalTo,
    departmentName,
    tags = [],
    facts = [],
    head,
    children,
  } = props;
  return (
    <section className={styles['summary']} aria-label={name} data-head={head}>
      <div className={styles['head']}>
        <Avatar
          kind="doctor"
          size="large"
          gender={gender}
          seed={doctorId}
          src={avatarSrc}
          badge={head && <Drawing name="doctor" hue="teal" />}
        />
        <div className={styles['body']}>
          <div className={styles['top']}>
            <h2 className={styles['large']}>{name}</h2>
            <span className={styles['quiet']}>{titleText}</span>
          </div>
          <p className={styles['quiet']}>
            {hospitalTo === undefined ? (
              hospitalName
            ) : (
              <Link to={hospitalTo} className={styles['inline']}>
                {hospitalName}
                {head && (
                  <>
                    {' '}
                    <span>
                      {departmentName}
                      <NextIcon />
                    </span>
                  </>
                )}
              </Link>
            )}{' '}
            {!(head && hospitalTo) && departmentName}
          </p>
          {tags.length > 0 && (
            <div className={styles['tags']}>
              {/* The grade of the hospital may be among the doctor's own tags too. */}
              {[...new Map(tags.map((tag) => [tag.text, tag])).values()].map(({ text, tone }) => (
                <Chip key={text} tone={tone}>
                  {text}
                </Chip>
              ))}
            </div>
          )}
          {facts.length > 0 && (
            <div className={styles['bottom']}>
              <Facts facts={facts} />
            </div>
          )}
        </div>
      </div>
      {children}
    </section>
  );
}
