import { accurateReserveApi } from '@xinglin/api';
import type { AccurateReserve } from '@xinglin/gateway-sdk';
import { detailPage } from '@xinglin/pages';
import { href } from '@xinglin/routes';
import {
  ActionBar,
  ButtonLink,
  Card,
  EmptyState,
  Fold,
  KeyValueList,
  ResultHeader,
  SkeletonList,
  Stack,
} from '@xinglin/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { RequestRows } from '../../components/precision/request-facts';

/** What the expert's team wants changed, and the way to change it (spec 2 §2.21). */
const page = detailPage({
  endpoint: accurateReserveApi.endpoints.getAccurateReserveRequest,
  input: ({ query }) => ({ requestId: query.get('requestId') ?? '' }),
  title: 'precision:failed.title',
  backTo: href('booking.precisionAppointment'),
  skeleton: <SkeletonList lines={4} count={2} />,
  gone: {
    title: 'precision:requests.gone',
    action: ({ t }) => (
      <ButtonLink variant="outline" to={href('booking.precisionAppointment')}>
        {t('precision:requests.all')}
      </ButtonLink>
    ),
  },
  children: (request, { t }) =>
    request.state === 'changesWanted' ? (
      <Failed request={request} />
    ) : (
      <EmptyState
        kind="waiting"
        title={t('precision:failed.notFailed')}
        action={
          <ButtonLink
            to={href('booking.precisionAppointment', {}, { requestId: request.requestId })}
          >
            {t('precision:failed.see')}
          </ButtonLink>
        }
      />
    ),
  bar: ({ state, requestId, doctorId, entryId }, { t }) =>
    state === 'changesWanted' && (
      <ActionBar promise={t('precision:failed.promise')}>
        <ButtonLink to={href('booking.precisionSymptoms', {}, { doctorId, entryId, requestId })}>
          {t('precision:request.resend')}
        </ButtonLink>
      </ActionBar>
    ),
});

export const { load, head } = page;
export default page.Page;

function Failed({ request }: { request: AccurateReserve }): ReactElement {
  const { t } = useTranslation('precision');
  const { requestId, reasons, remark } = request;
  return (
    <>
      <Card as="div">
        <ResultHeader state="waiting" title={t('failed.heading')}>
          {t('failed.lead')}
        </ResultHeader>
      </Card>
      <Card title={t('failed.missing')}>
        <KeyValueList
          items={[
            // i18n-keys: precision:failed.reason.* precision:failed.advice.*
            ...reasons.map((reason) => ({
              label: t(`failed.reason.${reason}`),
              value: t(`failed.advice.${reason}`),
            })),
            ...(remark === null ? [] : [{ label: t('failed.remark'), value: remark }]),
          ]}
        />
      </Card>
      <Fold title={t('request.sentWith')}>
        <RequestRows request={request} />
      </Fold>
      <Stack inset>
        {reasons.includes('otherDepartment') && (
          <ButtonLink block variant="outline" to={href('booking.aiReservation')}>
            {t('guide.title')}
          </ButtonLink>
        )}
        <ButtonLink
          block
          variant="text"
          to={href('booking.precisionAppointment', {}, { requestId })}
        >
          {t('failed.see')}
        </ButtonLink>
      </Stack>
    </>
  );
}
