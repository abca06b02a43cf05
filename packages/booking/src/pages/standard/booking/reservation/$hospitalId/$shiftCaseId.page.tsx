import { bookingApi, type PageLoad, patientsApi } from '@xinglin/api';
import { joinQueries, Loaded, Page, PageHeader, SkeletonList } from '@xinglin/ui';
import type { ReactElement, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { Reservation } from '../../../../../components/reservation';

export const load: PageLoad = ({ params }) => [
  bookingApi.endpoints.getShiftCase.initiate({ shiftCaseId: params['shiftCaseId'] ?? '' }),
  bookingApi.endpoints.getShiftCaseRules.initiate({ hospitalId: params['hospitalId'] ?? '' }),
  patientsApi.endpoints.listPatients.initiate(),
];

/** Check your answers: what will be booked, for whom, by which rules (spec 2 §2.6). */
export default function ReservationPage(): ReactElement {
  const { hospitalId = '', shiftCaseId = '' } = useParams();
  const { t } = useTranslation('booking');
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
      frame={frame}
    >
      {([shiftCase, bookingRules, { items }]) => (
        <Reservation shift={shiftCase} rules={bookingRules} patients={items} />
      )}
    </Loaded>
  );
}
