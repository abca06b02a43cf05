import { telemedicineApi } from '@xinglin/api';
import { detailPage } from '@xinglin/pages';
import { href } from '@xinglin/routes';
import { SkeletonList } from '@xinglin/ui';
import { AdditionForm } from '../../../components/addition-form';
import { ClosedCase } from '../../../components/closed-case';
import { sessionAt } from '../../../model/session-at';

/** Adds to the case of a session, until the expert has written the summary (spec 2 §2.19). */
const page = detailPage({
  endpoint: telemedicineApi.endpoints.getTelemedicineOrder,
  input: sessionAt,
  title: 'telemedicine:completeCase.title',
  backTo: (_, place) => href('telemedicine.caseInfo', {}, sessionAt(place)),
  skeleton: <SkeletonList lines={4} count={1} />,
  children: (session, { t }) =>
    session.mayComplete ? (
      <AdditionForm orderNo={session.orderNo} />
    ) : (
      <ClosedCase orderNo={session.orderNo} why={t('telemedicine:completeCase.closed')} />
    ),
});

export const { load } = page;
export default page.Page;
