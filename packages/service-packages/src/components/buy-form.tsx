import { refusalCode, servicePackagesApi } from '@xinglin/api';
import { ProblemForm, useSubmission, type FieldsOfFailures } from '@xinglin/forms';
import { errorCodes, type Patient, type ServicePackage } from '@xinglin/gateway-sdk';
import { FamilyField, useCashier } from '@xinglin/orders';
import { ActionBar, Button, Card, Checkbox, Note } from '@xinglin/ui';
import { useState, type ReactElement, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { orderHref } from '../model/links';

type Field = 'patientId' | 'totalCents';

const failureFields: FieldsOfFailures<Field> = {
  knows: (path): path is Field => path === 'patientId' || path === 'totalCents',
  ofRefusal: (code) => (code === errorCodes.consentRequired ? 'patientId' : undefined),
};

/**
 * Buys a package at the price that is shown, for a person of the family or for one who is chosen later, and opens the
 * cashier. Where the person has the same one already, the order of it is shown, and another one is bought only where that
 * is confirmed.
 */
export function BuyForm(props: {
  offer: ServicePackage;
  family: readonly Patient[];
  /** Between the choice and the bar. */
  children: ReactNode;
}): ReactElement {
  const { offer, family, children } = props;
  const { t } = useTranslation('service-packages');
  const openCashier = useCashier();
  const { packageCode, priceCents: totalCents } = offer;
  const [query] = useSearchParams();
  const [picked, setPicked] = useState<string>();
  // A person who was added on the way is chosen on return.
  const added = query.get('patientId');
  const patientId = picked ?? family.find((one) => one.patientId === added)?.patientId ?? '';
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
    onDone: ({ orderNo }) => openCashier(orderNo, orderHref(orderNo)),
  });
  const { problems, pending, submit, idOf } = submission;
  return (
    <ProblemForm problems={problems} onSubmit={submit}>
      <Card title={t('buy.for')}>
        <FamilyField
          id={idOf('patientId')}
          label={t('buy.for')}
          hideLabel
          family={family}
          later={{ name: t('buy.later'), note: t('buy.laterNote') }}
          value={patientId}
          error={problems.errorOf('patientId')}
          onValueChange={(chosen) => {
            setPicked(chosen);
            setRepeated(false);
            setAgain(false);
          }}
        />
        <Note>{t('buy.hint')}</Note>
        {isRepeated && (
          <Checkbox label={t('buy.again')} checked={again} onCheckedChange={setAgain} />
        )}
      </Card>
      {children}
      <ActionBar
        sticky
        priceLabel={t('package.days', { count: offer.days })}
        cents={totalCents}
        compact
      >
        <Button type="submit" pending={pending}>
          {t('buy.send')}
        </Button>
      </ActionBar>
    </ProblemForm>
  );
}
