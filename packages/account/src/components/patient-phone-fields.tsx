import { useLazyOpening, RadioGroup, SkeletonCard } from '@xinglin/ui';
import { lazy, Suspense, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import type { PatientFieldsProps } from './patient-field-props';

const loadOther = () => import('./other-phone-fields');
const OtherPhoneFields = lazy(async () => ({ default: (await loadOther()).OtherPhoneFields }));

interface PatientPhoneFieldsProps extends PatientFieldsProps {
  /** The account's own number, masked; null when none is bound. */
  own: string | null;
  /** The number of the family member who is changed, masked. */
  former: { readonly mobile: string; readonly isProven: boolean } | undefined;
}

/** How the family member is reached: by the account's own phone, which needs nothing typed, or by another. */
export function PatientPhoneFields(props: PatientPhoneFieldsProps): ReactElement {
  const { draft, change, idOf, errorOf, own, former } = props;
  const { t } = useTranslation('account');
  // It comes with its code in hand, so that choosing it moves the page once.
  const openOther = useLazyOpening(loadOther, () => change({ phone: 'other' }));
  const options = [
    ...(former
      ? [
          {
            value: 'kept',
            label: t('patientAdd.phone.kept', { mobile: former.mobile }),
            description: former.isProven ? undefined : t('patientAdd.phone.unproven'),
          },
        ]
      : []),
    ...(own === null || own === former?.mobile
      ? []
      : [{ value: 'own', label: t('patientAdd.phone.own', { mobile: own }) }]),
    { value: 'other', label: t('patientAdd.phone.other') },
  ];
  return (
    <>
      <RadioGroup
        id={draft.phone === 'other' ? undefined : idOf('mobile')}
        name="phone"
        label={t('patientAdd.phone.label')}
        hint={t('patientAdd.mobileHint')}
        error={draft.phone === 'other' ? undefined : errorOf('mobile')}
        value={draft.phone}
        options={options}
        onValueChange={(value) => {
          if (value === 'other') openOther();
          else change({ phone: value === 'kept' ? 'kept' : 'own' });
        }}
      />
      {draft.phone === 'other' && (
        <Suspense fallback={<SkeletonCard lines={1} />}>
          <OtherPhoneFields draft={draft} change={change} idOf={idOf} errorOf={errorOf} />
        </Suspense>
      )}
    </>
  );
}
