import { telemedicineApi } from '@xinglin/api';
import { detailPage } from '@xinglin/pages';
import { href } from '@xinglin/routes';
import { SkeletonList } from '@xinglin/ui';
import { CaseForm } from '../../../components/case-form';
import { ClosedCase } from '../../../components/closed-case';
import { sessionAt } from '../../../model/session-at';

/** Writes the case of a session, or changes it, until the session begins (spec 2 §2.19). */
const page = detailPage({
  endpoint: telemedicineApi.endpoints.getTelemedicineOrder,
  input: sessionAt,
  title: 'telemedicine:writeCase.title',
  backTo: (_, place) => href('telemedicine.caseInfo', {}, sessionAt(place)),
  skeleton: <SkeletonList lines={4} count={2} />,
  children: (session, { t }) =>
    session.mayWriteCase ? (
      <CaseForm session={session} />
    ) : (
      <ClosedCase orderNo={session.orderNo} why={t('telemedicine:writeCase.closed')} />
    ),
});

export const { load } = page;
export default page.Page;
