import { usePageTime } from '@xinglin/api';
import type { Patient } from '@xinglin/gateway-sdk';
import { href } from '@xinglin/routes';
import { ageOn, dayAt } from '@xinglin/rules';
import { kinText, personFace, PersonGroup } from '@xinglin/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';

export interface FamilyFieldProps {
  readonly id: string;
  readonly label: string;
  /** The label is for screen readers alone, under a title that says the same. */
  readonly hideLabel?: boolean | undefined;
  readonly optional?: boolean | undefined;
  readonly family: readonly Patient[];
  /** A last choice of no person yet, whose value is empty. */
  readonly later?: { readonly name: string; readonly note: string } | undefined;
  /** A patient's id; empty while none is chosen. */
  readonly value: string;
  readonly error: string | undefined;
  readonly onValueChange: (patientId: string) => void;
}

/** One of the family: a face each with relation and age, and the way to add one, who is selected on return. */
export function FamilyField(props: FamilyFieldProps): ReactElement {
  const { family, later, value, onValueChange, ...field } = props;
  const { t } = useTranslation(['orders', 'shared']);
  const today = dayAt(usePageTime());
  const { pathname, search } = useLocation();
  const people = family.map((patient) => ({
    value: patient.patientId,
    face: personFace(patient, today),
    name: patient.name,
    relation: t('own.person', {
      relation: kinText(patient, t),
      count: ageOn(patient.birthDate, today),
    }),
  }));
  return (
    <PersonGroup
      {...field}
      single
      name={field.id}
      people={
        later
          ? [
              ...people,
              { value: '', face: { seed: 'later' }, name: later.name, relation: later.note },
            ]
          : people
      }
      value={[value]}
      onValueChange={([chosen = '']) => onValueChange(chosen)}
      add={{
        to: href('account.patientAdd', {}, { backurl: pathname + search }),
        text: t('own.addPatient'),
      }}
    />
  );
}
