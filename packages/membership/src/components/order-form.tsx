import { membershipApi } from '@xinglin/api';
import { SubmissionForm, useSubmission, type FieldsOfFailures } from '@xinglin/forms';
import { errorCodes, type ValidateVipCardResponse as Offer } from '@xinglin/gateway-sdk';
import { AddressField, PatientField } from '@xinglin/orders';
import { href } from '@xinglin/routes';
import { formatCents } from '@xinglin/rules';
import { Note } from '@xinglin/ui';
import { useState, type ReactElement } from 'react';
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

/** Orders at the price that is shown: a card at once, a service for one of the family, a test to an address. */
export function OrderForm({ offer: anyone }: { offer: Offer }): ReactElement {
  const { t } = useTranslation('membership');
  const navigate = useNavigate();
  const [patientId, setPatientId] = useState('');
  const { offer, usesRight, isChanging, again } = useOwnOffer(anyone, patientId);
  const { product, quote, couponId, right } = offer;
  const { goodsId, goodsType } = product;
  const { totalCents } = quote;
  const [addressId, setAddressId] = useState('');
  const [buy] = membershipApi.useBuyVipCardMutation();
  const [order] = membershipApi.useCreateHealthVipOrderMutation();
  const asked = { goodsId, totalCents, ...(couponId !== null && { couponId }) };
  const submission = useSubmission<Field, { readonly orderNo: string }>({
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
    onDone: async ({ orderNo }) => {
      // Replaced, so that going back never leads to a form that was sent already.
      await navigate(orderHref(orderNo), { replace: true });
    },
  });
  const { problems, idOf } = submission;
  return (
    <SubmissionForm
      submission={{ ...submission, pending: submission.pending || isChanging }}
      submitLabel={t('superConfirmOrder.send', {
        price: formatCents(totalCents, { decimals: 'auto' }),
      })}
      below={<Note>{t(goodsType === 1 ? 'superBuy.honest' : 'superConfirmOrder.cancel')}</Note>}
    >
      {goodsType !== 1 && (
        <PatientField
          id={idOf('patientId')}
          label={t('superConfirmOrder.patient')}
          value={patientId}
          error={problems.errorOf('patientId')}
          onValueChange={setPatientId}
        />
      )}
      <RightUse right={right} />
      {goodsType === 2 && (
        <AddressField
          id={idOf('addressId')}
          label={t('superConfirmOrder.address')}
          value={addressId}
          error={problems.errorOf('addressId')}
          onValueChange={setAddressId}
        />
      )}
    </SubmissionForm>
  );
}
