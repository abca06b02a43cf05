import { checkUpApi } from '@xinglin/api';
import { SubmissionForm, useSubmission, type FieldsOfFailures } from '@xinglin/forms';
import type { PhysicalOrder } from '@xinglin/gateway-sdk';
import { AddressField } from '@xinglin/orders';
import { Gutter, Note, useToast } from '@xinglin/ui';
import { useState, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';

type Field = 'addressId';

const failureFields: FieldsOfFailures<Field> = {
  knows: (path): path is Field => path === 'addressId',
  ofRefusal: () => undefined,
};

/** Where the printed report of an order is to be posted. */
export function PaperForm({ order: { orderNo } }: { order: PhysicalOrder }): ReactElement {
  const { t } = useTranslation('check-up');
  const toast = useToast();
  const [addressId, setAddressId] = useState('');
  const [apply] = checkUpApi.useApplyPhysicalPaperMutation();
  const submission = useSubmission<Field, unknown>({
    failureFields,
    find: () => (addressId === '' ? [{ field: 'addressId', message: t('paper.problem') }] : []),
    send: () => apply({ orderNo, addressId }),
    onDone: () => toast.show(t('paper.done'), { tone: 'success' }),
  });
  return (
    <>
      <Gutter>
        <Note>{t('paper.hint')}</Note>
      </Gutter>
      <SubmissionForm submission={submission} submitLabel={t('paper.send')}>
        <AddressField
          id={submission.idOf('addressId')}
          label={t('paper.address')}
          value={addressId}
          error={submission.problems.errorOf('addressId')}
          onValueChange={setAddressId}
        />
      </SubmissionForm>
    </>
  );
}
