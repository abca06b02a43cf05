import { membershipApi } from '@xinglin/api';
import { FormProblems, useSubmission, type FieldsOfFailures } from '@xinglin/forms';
import { errorCodes, type ValidateVipCardResponse as Offer } from '@xinglin/gateway-sdk';
import { AddressField, PatientField, useCashier } from '@xinglin/orders';
import { href } from '@xinglin/routes';
import { ActionBar, Button, Card } from '@xinglin/ui';
import { useState, type ReactElement, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { orderHref } from '../model/links';
import { RightUse } from './right-use';
import { useOwnOffer } from './use-own-offer';

const fields = ['patientId', 'addressId'] as const;
type Field = (typeof fields)[number];

const failureFields: FieldsOfFailures<Field> = {
  knows: (path): path is Field => fields.some((field) => field === path),
  ofRefusal: (code) =>
    code === errorCodes.consentRequired || code === errorCodes.memberRightGone
      ? 'patientId'
      : undefined,
};

interface OrderFormProps {
  /** What it costs before a person is chosen. */
  readonly offer: Offer;
  /** Between the fields and the bar with the sum: how the price of the chosen person adds up. */
  readonly children: (own: Offer) => ReactNode;
}

/**
 * Orders at the price that is shown and opens the cashier: a card at once, a service for one of the family, a test to an
 * address. What a card includes costs nothing, and is ordered without the cashier.
 */
export function OrderForm({ offer: anyone, children }: OrderFormProps): ReactElement {
  const { t } = useTranslation('membership');
  const navigate = useNavigate();
  const openCashier = useCashier();
  const [patientId, setPatientId] = useState('');
  const [addressId, setAddressId] = useState('');
  const { offer, usesRight, isChanging, again } = useOwnOffer(anyone, patientId);
  const { product, quote, couponId, right } = offer;
  const { goodsId, goodsType } = product;
  const { totalCents, listCents } = quote;
  const [buy] = membershipApi.useBuyVipCardMutation();
  const [order] = membershipApi.useCreateHealthVipOrderMutation();
  const asked = { goodsId, totalCents, ...(couponId !== null && { couponId }) };
  const submission = useSubmission<
    Field,
    { readonly orderNo: string; readonly payBefore: string | null }
  >({
    failureFields,
    waysOut: ({ code }) =>
      code === errorCodes.consentRequired
        ? [{ label: t('superConfirmOrder.consent'), to: href('account.patients') }]
        : [],
    find: () => [
      ...(goodsType !== 1 && patientId === ''
        ? [{ field: 'patientId' as const, message: t('superConfirmOrder.noPatient') }]
        : []),
      ...(goodsType === 2 && addressId === ''
        ? [{ field: 'addressId' as const, message: t('superConfirmOrder.noAddress') }]
        : []),
    ],
    send: async () => {
      const answer = await (goodsType === 1
        ? buy(asked)
        : order({
            ...asked,
            patientId,
            ...(goodsType === 2 && { addressId }),
            ...(usesRight && { usesRight }),
          }));
      // The right may be what it was refused for: used in another tab, or over.
      if (answer.error !== undefined && usesRight) again();
      return answer;
    },
    onDone: async ({ orderNo, payBefore }) => {
      // Replaced, so that going back never leads to a form that was sent already.
      if (payBefore === null) await navigate(orderHref(orderNo), { replace: true });
      else await openCashier(orderNo, orderHref(orderNo));
    },
  });
  const { problems, idOf } = submission;
  return (
    <>
      <FormProblems problems={problems} />
      {goodsType !== 1 && (
        <Card as="div">
          <PatientField
            id={idOf('patientId')}
            label={t('superConfirmOrder.patient')}
            value={patientId}
            error={problems.errorOf('patientId')}
            onValueChange={(one) => {
              problems.forgetTold(['patientId']);
              setPatientId(one);
            }}
          />
          <RightUse right={right} />
        </Card>
      )}
      {goodsType === 2 && (
        <Card as="div">
          <AddressField
            id={idOf('addressId')}
            label={t('superConfirmOrder.address')}
            value={addressId}
            error={problems.errorOf('addressId')}
            onValueChange={setAddressId}
          />
        </Card>
      )}
      {children(offer)}
      <form onSubmit={(event) => void submission.submit(event)}>
        <ActionBar
          sticky
          promise={t(goodsType === 1 ? 'super.promise' : 'superConfirmOrder.cancel')}
          priceLabel={t('superConfirmOrder.total')}
          cents={totalCents}
          listCents={totalCents < listCents ? listCents : undefined}
          compact
        >
          <Button type="submit" pending={submission.pending || isChanging}>
            {t(totalCents === 0 ? 'superConfirmOrder.sendFree' : 'superConfirmOrder.send')}
          </Button>
        </ActionBar>
      </form>
    </>
  );
}
