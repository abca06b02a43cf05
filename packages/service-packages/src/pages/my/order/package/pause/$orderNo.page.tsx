import { servicePackagesApi, useServerTimeOffset } from '@xinglin/api';
import { SubmissionForm, useSubmission } from '@xinglin/forms';
import { errorCodes, type PackageOrder, type PausePackageResponse } from '@xinglin/gateway-sdk';
import { useLocale } from '@xinglin/i18n';
import { detailPage } from '@xinglin/pages';
import { href } from '@xinglin/routes';
import { addDays, dayAt, formatDay, packageEndMoved, packagePauseDays } from '@xinglin/rules';
import {
  ButtonLink,
  Card,
  DateField,
  EmptyState,
  NoticeBar,
  Prose,
  RadioGroup,
  SkeletonList,
  useToast,
} from '@xinglin/ui';
import { useState, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { orderHref } from '../../../../../model/links';
import { orderAt } from '../../../../../model/order-at';
import { pauseReasons } from '../../../../../model/pause-reasons';
import { lastDayOf } from '../../../../../model/last-day';
import { fieldsOf, useOrderWayOut } from '../../../../../model/use-refusals';

/** Pauses a package until a day, and tells before by how much that moves its end. */
const page = detailPage({
  endpoint: servicePackagesApi.endpoints.getPackageOrder,
  input: orderAt,
  title: 'service-packages:pause.title',
  backTo: (_, place) => orderHref(orderAt(place).orderNo),
  skeleton: <SkeletonList lines={4} count={2} />,
  gone: {
    title: 'service-packages:orderError.gone',
    action: ({ t }) => (
      <ButtonLink to={href('service-packages.orderList')}>
        {t('service-packages:orderList.title')}
      </ButtonLink>
    ),
  },
  children: (order, { t }) =>
    order.mayPause && order.endsAt !== null ? (
      <Pause order={order} endsAt={order.endsAt} />
    ) : (
      <EmptyState
        kind="waiting"
        title={t(
          order.mayResume ? 'service-packages:pause.already' : 'service-packages:pause.closed',
        )}
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

const fields = ['reason', 'resumesOn'] as const;
type Field = (typeof fields)[number];
const failureFields = fieldsOf<Field>(fields, { [errorCodes.packagePauseDay]: 'resumesOn' });

function Pause({ order, endsAt }: { order: PackageOrder; endsAt: string }): ReactElement {
  const { t } = useTranslation('service-packages');
  const locale = useLocale();
  const toast = useToast();
  const navigate = useNavigate();
  const offset = useServerTimeOffset();
  const [today] = useState(() => dayAt(Date.now() + offset));
  const [reason, setReason] = useState('');
  const [resumesOn, setResumesOn] = useState('');
  const [pause] = servicePackagesApi.usePausePackageMutation();
  const { orderNo, pauseLeft } = order;
  const first = addDays(today, 1);
  const last = addDays(today, pauseLeft.days);
  const chosen = pauseReasons.find((one) => one === reason);
  const isDay = resumesOn >= first && resumesOn <= last;
  const dayText = (day: string) => formatDay(day, locale, { year: true });
  const submission = useSubmission<Field, PausePackageResponse>({
    failureFields,
    waysOut: useOrderWayOut(order),
    find: () => [
      ...(chosen === undefined
        ? [{ field: 'reason' as const, message: t('problem.pauseReason') }]
        : []),
      ...(isDay
        ? []
        : [
            {
              field: 'resumesOn' as const,
              message: t('problem.pauseDay', { first: dayText(first), last: dayText(last) }),
            },
          ]),
    ],
    send: () => pause({ orderNo, reason: chosen ?? 'other', resumesOn }),
    onDone: async (paused) => {
      toast.show(t('pause.done', { day: dayText(lastDayOf(paused.endsAt)) }), { tone: 'success' });
      await navigate(orderHref(orderNo), { replace: true });
    },
  });
  const { problems, idOf } = submission;
  const moved = isDay
    ? packageEndMoved(endsAt, packagePauseDays({ startedOn: today, resumesOn }))
    : null;
  return (
    <>
      <Card title={order.packageTitle}>
        <Prose>
          <ul>
            <li>{t('pause.noUse')}</li>
            <li>{t('pause.planned')}</li>
            <li>{t('pause.early')}</li>
            <li>{t('pause.left', { times: pauseLeft.times, days: pauseLeft.days })}</li>
          </ul>
        </Prose>
      </Card>
      <SubmissionForm submission={submission} submitLabel={t('pause.send')}>
        <RadioGroup
          id={idOf('reason')}
          name="pauseReason"
          label={t('pause.reason')}
          // i18n-keys: service-packages:pause.reasons.*
          options={pauseReasons.map((value) => ({ value, label: t(`pause.reasons.${value}`) }))}
          value={reason}
          error={problems.errorOf('reason')}
          onValueChange={setReason}
        />
        <DateField
          id={idOf('resumesOn')}
          label={t('pause.resumesOn')}
          hint={t('pause.resumesHint')}
          min={first}
          max={last}
          value={resumesOn}
          error={problems.errorOf('resumesOn')}
          onValueChange={setResumesOn}
        />
        {moved !== null && (
          <NoticeBar tone="info" live>
            {t('pause.moves', {
              from: dayText(lastDayOf(endsAt)),
              to: dayText(lastDayOf(moved)),
            })}
          </NoticeBar>
        )}
      </SubmissionForm>
    </>
  );
}
