import { patientsApi, usePageModules, usePageTime } from '@xinglin/api';
import type { NextMatter, Patient } from '@xinglin/gateway-sdk';
import { useLocale } from '@xinglin/i18n';
import { matterLine } from '@xinglin/orders';
import { href } from '@xinglin/routes';
import { dayAt } from '@xinglin/rules';
import { Card, FamilyStrip, kinText, personFace } from '@xinglin/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';

/** The family: a face each, and what each of them needs next. Who needs something comes first, the nearest before all. */
export function FamilyTiles({
  isVisitor,
  matters,
}: {
  isVisitor: boolean;
  matters: readonly NextMatter[];
}): ReactElement | null {
  const { t } = useTranslation(['account', 'matters', 'shared']);
  const locale = useLocale();
  const now = usePageTime();
  const entry = usePageModules('account.profile')('patients', {
    to: href('account.patients'),
    title: t('profile.patients'),
  });
  const { currentData } = patientsApi.useListPatientsQuery(undefined, { skip: isVisitor });
  if (entry === null) return null;
  const nextOf = ({ patientId }: Patient): NextMatter | undefined =>
    matters.find(({ people }) => people.some((person) => person.patientId === patientId));
  const placeOf = (matter: NextMatter | undefined): number =>
    matter === undefined ? matters.length : matters.indexOf(matter);
  const people = (currentData?.items ?? [])
    .map((person) => ({ person, matter: nextOf(person) }))
    .toSorted((one, other) => placeOf(one.matter) - placeOf(other.matter))
    .map(({ person, matter }) => {
      const line = matter && matterLine(matter, { t, locale, now });
      return {
        id: person.patientId,
        face: personFace(person, dayAt(now)),
        name: person.name,
        relation: kinText(person, t),
        to: line?.to ?? entry.to,
        next: line && { pictogram: line.pictogram, when: line.lead, what: line.about },
      };
    });
  return (
    <Card
      title={entry.title}
      more={{ to: entry.to, text: t('profile.manage'), label: t('profile.managePatients') }}
    >
      <FamilyStrip
        label={entry.title}
        people={people}
        add={
          people.length < fewPeople
            ? {
                to: isVisitor ? entry.to : href('account.patientAdd'),
                text: t('profile.addPerson'),
              }
            : undefined
        }
      />
    </Card>
  );
}

/** Beyond them, one more is added where all are managed. */
const fewPeople = 3;
