import { usePageTime } from '@xinglin/api';
import type { Patient } from '@xinglin/gateway-sdk';
import { dayAt, hospitalTimeZone } from '@xinglin/rules';
import { kinText, personFace, type PersonTileProps } from '@xinglin/ui';
import { useTranslation } from 'react-i18next';

type Person = Pick<Patient, 'patientId' | 'name' | 'gender' | 'birthDate' | 'relation'>;

/** How a person of the family is shown as a tile: face, name, relation. */
export function usePerson(): (
  person: Person,
) => Pick<PersonTileProps, 'face' | 'name' | 'relation'> {
  const { t } = useTranslation('shared');
  const today = dayAt(usePageTime(), hospitalTimeZone);
  return (person) => ({
    face: personFace(person, today),
    name: person.name,
    relation: kinText(person, t),
  });
}
