import { refusalCode, servicePackagesApi } from '@xinglin/api';
import { SubmissionForm, useSubmission, type FieldsOfFailures } from '@xinglin/forms';
import { errorCodes, type Patient, type ServicePackage } from '@xinglin/gateway-sdk';
import { formatCents } from '@xinglin/rules';
import { Checkbox, SelectField } from '@xinglin/ui';
import { useState, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { orderHref } from '../model/links';

type Field = 'patientId' | 'totalCents';

const failureFields: FieldsOfFailures<Field> = {
  knows: (path): path is Field => path === 'patientId' || path === 'totalCents',
  ofRefusal: (code) => (code === errorCodes.consentRequired ? 'patientId' : undefined),
};

/**
 * Buys a package at the price that is shown, for a person of the family or for whom it is said later. Where the person
 * has the same one already, the order of it is shown, and another one is bought only where that is confirmed.
 */
export function BuyForm(props: {
  offer: ServicePackage;
  family: readonly Patient[];
}): ReactElement {
  const { offer, family } = props;
  const { t } = useTranslation('service-packages');
  const navigate = useNavigate();
  const { packageCode, priceCents: totalCents } = offer;
  const [patientId, setPatientId] = useState('');
  const [isRepeated, setRepeated] = useState(false);
  const [again, setAgain] = useState(false);
  const [create] = servicePackagesApi.useCreatePackageOrderMutation();
  const [buy] = servicePackagesApi.useBuyPackageOrderMutation();
  const submission = useSubmission<Field, { readonly orderNo: string }>({
    failureFields,
    find: () => [],
    send: async () => {
      const wanted = { packageCode, totalCents, ...(again && { again }) };
      const answer = await (patientId === '' ? create(wanted) : buy({ ...wanted, patientId }));
      if (refusalCode(answer.error) === errorCodes.orderedAlready) setRepeated(true);
      return answer;
    },
    onDone: async ({ orderNo }) => {
      // Replaced, so that going back never leads to a form that was sent already.
      await navigate(orderHref(orderNo), { replace: true });
    },
  });
  const { problems, idOf } = submission;
  return (
    <SubmissionForm
      submission={submission}
      submitLabel={t('buy.send', { price: formatCents(totalCents, { decimals: 'auto' }) })}
    >
      <SelectField
        id={idOf('patientId')}
        label={t('buy.for')}
        hint={t('buy.hint')}
        options={[
          { value: '', label: t('buy.later') },
          ...family.map(({ patientId: value, name: label }) => ({ value, label })),
        ]}
        value={patientId}
        error={problems.errorOf('patientId')}
        onValueChange={(chosen) => {
          setPatientId(chosen);
          setRepeated(false);
          setAgain(false);
        }}
      />
      {isRepeated && <Checkbox label={t('buy.again')} checked={again} onCheckedChange={setAgain} />}
    </SubmissionForm>
  );
}
