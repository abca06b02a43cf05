import { accurateReserveApi } from '@xinglin/api';
import type { AccurateReserve } from '@xinglin/gateway-sdk';
import { useLocale } from '@xinglin/i18n';
import { detailPage, listPage, numbered, usePlace } from '@xinglin/pages';
import { href } from '@xinglin/routes';
import { formatInstant } from '@xinglin/rules';
import {
  AppointmentCard,
  ButtonLink,
  Card,
  Cluster,
  EmptyState,
  KeyValueList,
  Price,
  ResultHeader,
  SkeletonList,
  Stack,
} from '@xinglin/ui';
import type { PageLoad } from '@xinglin/api';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { CancelRequest } from '../components/precision/cancel-request';
import { RequestFacts } from '../components/precision/request-facts';
import { Steps } from '../components/precision/steps';
import { looks, standingOf, type RequestStanding } from '../model/precise-request-look';

const { getAccurateReserveRequest, listAccurateReserveRequests } = accurateReserveApi.endpoints;

/** Every request of the account. */
const all = listPage({
  endpoint: listAccurateReserveRequests,
  paging: numbered,
  input: (_, part) => part,
  title: 'precision:requests.title',
  backTo: href('booking.precisionReserve'),
  skeleton: <SkeletonList lines={2} />,
  empty: ({ t }) => (
    <EmptyState
      kind="visits"
      title={t('precision:requests.none')}
      message={t('precision:requests.noneHint')}
      action={
        <ButtonLink to={href('booking.precisionReserve')}>
          {t('precision:requests.start')}
        </ButtonLink>
      }
    />
  ),
  item: (request, { t }) => {
    const standing = standingOf(request);
    return (
      <AppointmentCard
        key={request.requestId}
        to={href('booking.precisionAppointment', {}, { requestId: request.requestId })}
        title={t('precision:form.doctorAndTitle', {
          doctor: request.doctorName,
          title: request.titleText,
        })}
        state={looks[standing].chip}
        // i18n-keys: precision:request.state.*
        stateText={t(`precision:request.state.${request.state}`)}
        lines={[`${request.entryName} · ${request.patientName}`]}
      />
    );
  },
});

/** One of them. */
const one = detailPage({
  endpoint: getAccurateReserveRequest,
  input: ({ query }) => ({ requestId: query.get('requestId') ?? '' }),
  title: 'precision:request.title',
  backTo: href('booking.precisionAppointment'),
  skeleton: <SkeletonList lines={4} count={2} />,
  isMoving: ({ state }) => state === 'auditing',
  gone: {
    title: 'precision:requests.gone',
    action: ({ t }) => (
      <ButtonLink variant="outline" to={href('booking.precisionAppointment')}>
        {t('precision:requests.all')}
      </ButtonLink>
    ),
  },
  children: (request) => <Request request={request} />,
});

export const load: PageLoad = (place) => (place.query.get('requestId') ? one : all).load(place);

/** A request of one's own and where it stands, or all of them (spec 2 §2.21). */
export default function PreciseAppointmentPage(): ReactElement {
  return usePlace().query.get('requestId') ? <one.Page /> : <all.Page />;
}

/** The step that a request is at; none once it has ended. */
const steps: Readonly<Partial<Record<RequestStanding, 'describe' | 'audit' | 'pay' | 'come'>>> = {
  auditing: 'audit',
  changesWanted: 'describe',
  approved: 'pay',
  booked: 'come',
};

function Request({ request }: { request: AccurateReserve }): ReactElement {
  const { t } = useTranslation('precision');
  const locale = useLocale();
  const { requestId, place, state, timeZone } = request;
  const standing = standingOf(request);
  const step = steps[standing];
  const again = { doctorId: request.doctorId, entryId: request.entryId };
  const mayAskAgain = standing === 'lapsed' || standing === 'cancelled' || standing === 'expired';
  return (
    <>
      <Card as="div">
        {/* i18n-keys: precision:request.state.* precision:request.next.* */}
        <ResultHeader state={looks[standing].result} title={t(`request.state.${state}`)}>
          {t(`request.next.${standing}`)}
        </ResultHeader>
      </Card>
      {step !== undefined && <Steps at={step} />}
      {place && (
        <Card title={t('request.visit')}>
          <Stack>
            <KeyValueList
              items={[
                {
                  label: t('tell.time'),
                  value: formatInstant(place.startsAt, locale, timeZone),
                  strong: true,
                },
                { label: t('request.fee'), value: <Price cents={place.feeCents} /> },
                ...(place.payBefore === null
                  ? []
                  : [
                      {
                        label: t('request.payBefore'),
                        value: formatInstant(place.payBefore, locale, timeZone),
                      },
                    ]),
              ]}
            />
            <Cluster align="end">
              {standing === 'approved' && (
                <ButtonLink
                  size="small"
                  to={href('booking.reservationPay', { orderNo: place.orderNo })}
                >
                  {t('request.pay')}
                </ButtonLink>
              )}
              <ButtonLink
                size="small"
                variant="outline"
                to={href('booking.orderDetail', { orderNo: place.orderNo })}
              >
                {t('request.seeOrder')}
              </ButtonLink>
            </Cluster>
          </Stack>
        </Card>
      )}
      <RequestFacts request={request} />
      <Stack inset>
        {state === 'changesWanted' && (
          <ButtonLink block to={href('booking.submitAuditFailed', {}, { requestId })}>
            {t('request.why')}
          </ButtonLink>
        )}
        {mayAskAgain && (
          <ButtonLink block to={href('booking.precisionSymptoms', {}, again)}>
            {t('request.again')}
          </ButtonLink>
        )}
        {request.mayCancel && (
          <Cluster align="end">
            <CancelRequest requestId={requestId} />
          </Cluster>
        )}
      </Stack>
    </>
  );
}
