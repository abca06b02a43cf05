import { servicePackagesApi } from '@xinglin/api';
import { SubmissionForm, useSubmission } from '@xinglin/forms';
import { AddressField } from '@xinglin/orders';
import { useToast } from '@xinglin/ui';
import { useState, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { recordHref } from '../model/links';
import { fieldsOf, useOrderWayOut, type ItemOf } from '../model/use-refusals';

type Field = 'addressId';
const failureFields = fieldsOf<Field>(['addressId'], {});

/** One of the account's addresses: what is sent goes there. */
export function AddressForm({ order, item }: ItemOf): ReactElement {
  const { t } = useTranslation('service-packages');
  const toast = useToast();
  const navigate = useNavigate();
  const [addressId, setAddressId] = useState('');
  const [send] = servicePackagesApi.useSendPackageGoodsMutation();
  const { orderNo } = order;
  const submission = useSubmission<Field, unknown>({
    failureFields,
    waysOut: useOrderWayOut(order),
    find: () => (addressId === '' ? [{ field: 'addressId', message: t('problem.address') }] : []),
    send: () => send({ orderNo, serviceId: item.serviceId, addressId }),
    onDone: async () => {
      toast.show(t('item.asked'), { tone: 'success' });
      await navigate(recordHref(orderNo, item), { replace: true });
    },
  });
  const { problems, idOf } = submission;
  return (
    <SubmissionForm submission={submission} submitLabel={t('express.send')}>
      <AddressField
        id={idOf('addressId')}
        label={t('express.address')}
        value={addressId}
        error={problems.errorOf('addressId')}
        onValueChange={setAddressId}
      />
    </SubmissionForm>
  );
}
