import { FamilyField } from '@xinglin/orders';
import { patientsApi, servicePackagesApi } from '@xinglin/api';
import { ProblemForm, useSubmission } from '@xinglin/forms';
import { errorCodes, type PackageOrder } from '@xinglin/gateway-sdk';
import { detailPage, pageCall } from '@xinglin/pages';
import { href } from '@xinglin/routes';
import {
  ActionBar,
  Button,
  ButtonLink,
  Card,
  EmptyState,
  Loaded,
  Note,
  SkeletonList,
  Stack,
  useToast,
} from '@xinglin/ui';
import { useState, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router';
import { orderHref } from '../../../../../model/links';
import { orderAt } from '../../../../../model/order-at';
import styles from '../../../../../components/packages.module.css';
import { fieldsOf } from '../../../../../model/use-refusals';

const family = pageCall(patientsApi.endpoints.listPatients, () => undefined);

/** Says once for whom a package is (spec 2 §2.8). */
const page = detailPage({
  endpoint: servicePackagesApi.endpoints.getPackageOrder,
  input: orderAt,
  beside: [family],
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
        kind="family"
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
  const [query] = useSearchParams();
  const [picked, setPicked] = useState<string>();
  const { answer } = family.useAnswer();
  // A person who was added on the way is chosen on return.
  const added = query.get('patientId');
  const patientId =
    picked ?? answer.currentData?.items.find((one) => one.patientId === added)?.patientId ?? '';
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
  const { problems, pending, submit, idOf } = submission;
  return (
    <ProblemForm className={styles['form']} problems={problems} onSubmit={submit}>
      <Card title={order.packageTitle}>
        <Stack>
          <Note>{t('orderBindPatient.once')}</Note>
          <Loaded query={answer} skeleton={<SkeletonList lines={1} count={1} />}>
            {({ items }) => (
              <FamilyField
                id={idOf('patientId')}
                label={t('item.forWhom')}
                family={items}
                value={patientId}
                error={problems.errorOf('patientId')}
                onValueChange={setPicked}
              />
            )}
          </Loaded>
        </Stack>
      </Card>
      <ActionBar sticky>
        <Button block type="submit" pending={pending}>
          {t('orderBindPatient.send')}
        </Button>
      </ActionBar>
    </ProblemForm>
  );
}
