import { usePageTime } from '@xinglin/api';
import type { Patient } from '@xinglin/gateway-sdk';
import { href } from '@xinglin/routes';
import { ageOn, dayAt } from '@xinglin/rules';
import { ageGroup, FamilyStrip, kinText } from '@xinglin/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import styles from './packages.module.css';

interface PersonChoiceProps {
  readonly id: string;
  readonly label: string;
  readonly family: readonly Patient[];
  /** A last choice of no person yet, whose value is empty. */
  readonly later?: { readonly name: string; readonly note: string } | undefined;
  readonly value: string;
  readonly error: string | undefined;
  readonly onValueChange: (value: string) => void;
}

/** For whom a package is: a face for each of the family, and a way to add one. */
export function PersonChoice(props: PersonChoiceProps): ReactElement {
  const { id, label, family, later, value, error, onValueChange } = props;
  const { t } = useTranslation(['service-packages', 'shared']);
  const now = usePageTime();
  const { pathname, search } = useLocation();
  const chooseOf = (one: string) => ({
    name: id,
    value: one,
    checked: value === one,
    onChange: onValueChange,
  });
  return (
    <div id={id} tabIndex={-1}>
      <FamilyStrip
        label={label}
        people={[
          ...family.map(({ patientId, name, relation, gender, birthDate }) => {
            const age = ageOn(birthDate, dayAt(now));
            return {
              id: patientId,
              face: { seed: patientId, gender, age: ageGroup(age) },
              name,
              relation: t('person.who', { relation: kinText({ relation, gender }, t), count: age }),
              choose: chooseOf(patientId),
            };
          }),
          ...(later
            ? [
                {
                  id: 'later',
                  face: { seed: 'later' },
                  name: later.name,
                  relation: later.note,
                  choose: chooseOf(''),
                },
              ]
            : []),
        ]}
        add={{
          to: href('account.patientAdd', {}, { backurl: pathname + search }),
          text: t('person.add'),
        }}
      />
      {error !== undefined && <p className={styles['error']}>{error}</p>}
    </div>
  );
}
