import { bookingApi, type PageLoad, patientsApi, type QueryThunk, refusalCode } from '@xinglin/api';
import { ButtonLink, joinQueries, Loaded, Page, PageHeader, SkeletonList } from '@xinglin/ui';
import { lazy, Suspense, type ReactElement, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams, useSearchParams } from 'react-router';
import { chosenPatient } from '../../../../../model/chosen-patient';
import { leadsToList } from '../../../../../model/refusal';
import { useWays } from '../../../../../components/use-ways';
import { Reservation } from '../../../../../components/reservation';

// Only an address with an order is about another time for it.
const MoveVisit = lazy(() => import('../../../../../components/move-visit'));

const { getShiftCase, getShiftCaseRules, getRegistrationOrder, getOrderConfig } =
  bookingApi.endpoints;

export const load: PageLoad = ({ params, query }) => {
  const orderNo = query.get('orderNo');
  const { hospitalId = '', shiftCaseId = '' } = params;
  return [
    getShiftCase.initiate({ shiftCaseId }),
    getShiftCaseRules.initiate({ hospitalId }),
    ...(orderNo === null
      ? [getOrderConfig.initiate({ hospitalId }), checkFor(shiftCaseId, query)]
      : [getRegistrationOrder.initiate({ orderNo })]),
  ];
};

/** The patients, and what stands in the way of a visit of the chosen one. */
const checkFor =
  (shiftCaseId: string, query: URLSearchParams): QueryThunk =>
  async (dispatch) => {
    // The page takes its own subscriptions.
    const once = { subscribe: false };
    const { data } = await dispatch(patientsApi.endpoints.listPatients.initiate(undefined, once));
    const patient = data && chosenPatient(data.items, query);
    if (patient === undefined) return;
    const order = { shiftCaseId, patientId: patient.patientId };
    const { checkBeforeSubmit, getOrderAdaptRule, previewWait } = bookingApi.endpoints;
    const [checked] = await Promise.all([
      dispatch(checkBeforeSubmit.initiate(order, once)),
      dispatch(getOrderAdaptRule.initiate(order, once)),
    ]);
    // A full shift is shown as its wait-list.
    if (leadsToList(refusalCode(checked.error))) await dispatch(previewWait.initiate(order, once));
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
