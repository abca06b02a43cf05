import { medicinesApi } from '@xinglin/api';
import { SubmissionForm, useSubmission, type FieldsOfFailures } from '@xinglin/forms';
import type { DrugOrder } from '@xinglin/gateway-sdk';
import { useShortMoments } from '@xinglin/orders';
import { detailPage } from '@xinglin/pages';
import { hospitalTimeZone, timeAt } from '@xinglin/rules';
import { ButtonLink, EmptyState, RadioGroup, useToast } from '@xinglin/ui';
import { useState, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { ofDrugOrder } from '../../../../model/order-page';
import { drugOrderHref } from '../../../../model/ways';

/** When an order of medicines is brought (spec 2 §2.10). */
const page = detailPage({
  ...ofDrugOrder,
  title: 'medicines:schedule.title',
  children: (order, { t }) =>
    order.windows.length === 0 ? (
      <EmptyState
        kind="closed"
        title={t('medicines:schedule.none')}
        action={
          <ButtonLink to={drugOrderHref(order.orderNo)}>{t('medicines:order.title')}</ButtonLink>
        }
      />
    ) : (
      <Windows order={order} />
    ),
});

export const { load, head } = page;
export default page.Page;

type Field = 'startsAt';
const failureFields: FieldsOfFailures<Field> = {
  knows: (path): path is Field => path === 'startsAt',
  ofRefusal: () => undefined,
};

function Windows({ order }: { order: DrugOrder }): ReactElement {
  const { t } = useTranslation('medicines');
  const toast = useToast();
  const navigate = useNavigate();
  const { moment } = useShortMoments(hospitalTimeZone);
  const { orderNo, windows } = order;
  const [startsAt, setStartsAt] = useState(
    windows.find(({ isChosen }) => isChosen)?.startsAt ?? '',
  );
  const [schedule] = medicinesApi.useScheduleDrugOrderMutation();
  const submission = useSubmission<Field, unknown>({
    failureFields,
    find: () => (startsAt === '' ? [{ field: 'startsAt', message: t('schedule.problem') }] : []),
    send: () => schedule({ orderNo, startsAt }),
    onDone: async () => {
      toast.show(t('schedule.done'), { tone: 'success' });
      await navigate(drugOrderHref(orderNo), { replace: true });
    },
  });
  const { problems, idOf } = submission;
  return (
    <SubmissionForm submission={submission} submitLabel={t('schedule.send')}>
      <RadioGroup
        id={idOf('startsAt')}
        name="startsAt"
        label={t('schedule.label')}
        value={startsAt}
        error={problems.errorOf('startsAt')}
        onValueChange={setStartsAt}
        options={windows.map((one) => ({
          value: one.startsAt,
          label: t('schedule.window', {
            from: moment(one.startsAt),
            to: timeAt(one.endsAt, hospitalTimeZone),
          }),
        }))}
      />
    </SubmissionForm>
  );
}
