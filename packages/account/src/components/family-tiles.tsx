import { patientsApi, usePageModules, usePageTime } from '@xinglin/api';
import type { NextMatter, Patient } from '@xinglin/gateway-sdk';
import { useLocale } from '@xinglin/i18n';
import { matterLine } from '@xinglin/orders';
import { href } from '@xinglin/routes';
import { dayAt, idCardAge } from '@xinglin/rules';
import { AddIcon, ageGroup, Avatar, Card, Pictogram } from '@xinglin/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import styles from './profile-below.module.css';

/** Most people who are shown; the others are behind the way to all of them. */
const mostShown = 3;

/** The family: a face each, and what each of them needs next. */
export function FamilyTiles({
  isVisitor,
  matters,
}: {
  isVisitor: boolean;
  matters: readonly NextMatter[];
}): ReactElement | null {
  const { t } = useTranslation('account');
  const entry = usePageModules('account.profile')('patients', {
    to: href('account.patients'),
    title: t('profile.patients'),
  });
  const { currentData } = patientsApi.useListPatientsQuery(undefined, { skip: isVisitor });
  if (entry === null) return null;
  const people = currentData?.items ?? [];
  const nextOf = ({ patientId }: Patient) =>
    matters.find((matter) => matter.people.some((person) => person.patientId === patientId));
  // Who needs something comes first, in the order of what is next.
  const shown = people
    .map((person) => ({ person, matter: nextOf(person) }))
    .toSorted((one, other) => placeOf(matters, one.matter) - placeOf(matters, other.matter))
    .slice(0, mostShown);
  return (
    <Card
      title={entry.title}
      more={{ to: entry.to, text: t('profile.manage'), label: t('profile.managePatients') }}
    >
      <ul role="list" className={styles['kin']}>
        {shown.map(({ person, matter }) => (
          <li key={person.patientId}>
            <PersonTile person={person} matter={matter} to={entry.to} />
          </li>
        ))}
        {shown.length < mostShown && (
          <li>
            <Link to={isVisitor ? entry.to : href('account.patientAdd')} className={styles['tile']}>
              <span className={styles['person']}>
                <AddIcon />
                <b>{t('profile.addPerson')}</b>
              </span>
              {shown.length === 0 && (
                <span className={styles['soft']}>{t('profile.addPersonHint')}</span>
              )}
            </Link>
          </li>
        )}
      </ul>
    </Card>
  );
}

const placeOf = (matters: readonly NextMatter[], matter: NextMatter | undefined): number =>
  matter === undefined ? matters.length : matters.indexOf(matter);

function PersonTile({
  person,
  matter,
  to,
}: {
  person: Patient;
  matter: NextMatter | undefined;
  to: string;
}): ReactElement {
  const { t } = useTranslation(['account', 'matters', 'shared']);
  const locale = useLocale();
  const now = usePageTime();
  const line = matter && matterLine(matter, { t, locale, now });
  const { patientId, name, relation, gender, birthDate } = person;
  return (
    <Link to={line?.to ?? to} className={styles['tile']}>
      <span className={styles['person']}>
        <Avatar
          kind="person"
          seed={patientId}
          gender={gender}
          age={ageGroup(idCardAge(birthDate, dayAt(now)))}
          size="tiny"
        />
        <span>
          <b>{name}</b>
          {/* i18n-keys: shared:relation.* */}
          <span className={styles['soft']}>{t(`shared:relation.${relation}`)}</span>
        </span>
      </span>
      {line && (
        <span className={styles['next']}>
          <span>
            <Pictogram name={line.pictogram} hued />
          </span>
          <span>
            <b>{line.lead}</b>
            <span className={styles['soft']}>{line.about}</span>
          </span>
        </span>
      )}
    </Link>
  );
}
