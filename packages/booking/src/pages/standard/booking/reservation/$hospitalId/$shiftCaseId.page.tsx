import { bookingApi, type PageLoad, patientsApi } from '@xinglin/api';
import { ButtonLink, joinQueries, Loaded, Page, PageHeader, SkeletonList } from '@xinglin/ui';
import { lazy, Suspense, type ReactElement, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams, useSearchParams } from 'react-router';
import { useWays } from '../../../../../components/use-ways';
import { Reservation } from '../../../../../components/reservation';

// Only an address with an order is about another time for it.
const MoveVisit = lazy(() => import('../../../../../components/move-visit'));

export const load: PageLoad = ({ params, query }) => {
  const orderNo = query.get('orderNo');
  return [
    bookingApi.endpoints.getShiftCase.initiate({ shiftCaseId: params['shiftCaseId'] ?? '' }),
    bookingApi.endpoints.getShiftCaseRules.initiate({ hospitalId: params['hospitalId'] ?? '' }),
    orderNo === null
      ? patientsApi.endpoints.listPatients.initiate()
      : bookingApi.endpoints.getRegistrationOrder.initiate({ orderNo }),
  ];
};

/** Check your answers: what will be booked or moved, for whom, by which rules (spec 2 §2.6). */
export default function ReservationPage(): ReactElement {
  const { hospitalId = '', shiftCaseId = '' } = useParams();
  const [query] = useSearchParams();
  const orderNo = query.get('orderNo');
  const { t } = useTranslation('booking');
  if (orderNo === null) return <BookVisit />;
  return (
    <Suspense fallback={<Page header={<PageHeader title={t('move.title')} />}>{null}</Page>}>
      <MoveVisit orderNo={orderNo} hospitalId={hospitalId} shiftCaseId={shiftCaseId} />
    </Suspense>
  );
}

function BookVisit(): ReactElement {
  const { hospitalId = '', shiftCaseId = '' } = useParams();
  const { t } = useTranslation('booking');
  const flow = useWays();
  const shift = bookingApi.useGetShiftCaseQuery({ shiftCaseId });
  const rules = bookingApi.useGetShiftCaseRulesQuery({ hospitalId });
  const patients = patientsApi.useListPatientsQuery();
  const frame = (content: ReactNode) => (
    <Page header={<PageHeader title={t('reservation.title')} />}>{content}</Page>
  );
  return (
    <Loaded
      query={joinQueries(shift, rules, patients)}
      skeleton={<SkeletonList lines={4} />}
      gone={t('reservation.gone')}
      goneHint={t('reservation.goneHint')}
      action={<ButtonLink to={flow.hospital(hospitalId)}>{t('reservation.toHospital')}</ButtonLink>}
      frame={frame}
    >
      {([shiftCase, bookingRules, { items }]) => (
        <Reservation shift={shiftCase} rules={bookingRules} patients={items} />
      )}
    </Loaded>
  );
}
