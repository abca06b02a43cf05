import { servicePackagesApi } from '@xinglin/api';
import { SubmissionForm, useSubmission } from '@xinglin/forms';
import { errorCodes, type PackageOrder } from '@xinglin/gateway-sdk';
import { loadPatients, PatientField } from '@xinglin/orders';
import { detailPage } from '@xinglin/pages';
import { href } from '@xinglin/routes';
import { ButtonLink, Card, EmptyState, useToast } from '@xinglin/ui';
import { useState, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { orderHref } from '../../../../../model/links';
import { orderAt } from '../../../../../model/order-at';
import { fieldsOf } from '../../../../../model/use-refusals';

/** Says once for whom a package is (spec 2 §2.8). */
const page = detailPage({
  endpoint: servicePackagesApi.endpoints.getPackageOrder,
  input: orderAt,
  beside: [{ load: loadPatients }],
  title: 'service-packages:orderBindPatient.title',
  backTo: (_, place) => orderHref(orderAt(place).orderNo),
  gone: {
    title: 'service-packages:orderError.gone',
    action: ({ t }) => (
      <ButtonLink to={href('service-packages.orderList')}>
        {t('service-packages:orderList.title')}
      </ButtonLink>
    ),
  },
  children: (order, { t }) =>
    order.mayBind ? (
      <Bind order={order} />
    ) : (
      <EmptyState
        title={
          order.patientName === null
            ? t('service-packages:item.notUsable')
            : t('service-packages:orderBindPatient.bound', { name: order.patientName })
        }
        action={
          <ButtonLink to={orderHref(order.orderNo)}>
            {t('service-packages:item.toOrder')}
          </ButtonLink>
        }
      />
    ),
});

export const { load, head } = page;
export default page.Page;

type Field = 'patientId';
const failureFields = fieldsOf<Field>(['patientId'], { [errorCodes.consentRequired]: 'patientId' });

function Bind({ order }: { order: PackageOrder }): ReactElement {
  const { t } = useTranslation('service-packages');
  const toast = useToast();
  const navigate = useNavigate();
  const [patientId, setPatientId] = useState('');
  const [bind] = servicePackagesApi.useBindPackageToPatientMutation();
  const { orderNo } = order;
  const submission = useSubmission<Field, unknown>({
    failureFields,
    find: () => (patientId === '' ? [{ field: 'patientId', message: t('problem.patient') }] : []),
    send: () => bind({ orderNo, patientId }),
    onDone: async () => {
      toast.show(t('orderBindPatient.done'), { tone: 'success' });
      await navigate(orderHref(orderNo), { replace: true });
    },
  });
  const { problems, idOf } = submission;
  return (
    <>
      <Card title={order.packageTitle}>
        <p>{t('orderBindPatient.once')}</p>
      </Card>
      <SubmissionForm submission={submission} submitLabel={t('orderBindPatient.send')}>
        <PatientField
          id={idOf('patientId')}
          label={t('item.forWhom')}
          value={patientId}
          error={problems.errorOf('patientId')}
          onValueChange={setPatientId}
        />
      </SubmissionForm>
    </>
  );
}
