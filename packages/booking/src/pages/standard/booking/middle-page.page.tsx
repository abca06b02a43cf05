import { surveysApi } from '@xinglin/api';
import { detailPage } from '@xinglin/pages';
import { SkeletonList } from '@xinglin/ui';
import { VisitSurvey } from '../../../components/visit-survey';
import { visitAt } from '../../../model/asked-visit';
import { waysAt } from '../../../model/ways';

/** What the hospital asks before a visit is booked; where it asks nothing, straight on (spec 2 §2.6). */
const page = detailPage({
  endpoint: surveysApi.endpoints.getVisitSurvey,
  input: ({ query }) => {
    const { patientId, shiftCaseId } = visitAt(query);
    return { patientId, shiftCaseId };
  },
  title: (found, t) => found?.survey?.title ?? t('booking:standardQuestionnaire.title'),
  backTo: (_, place) => {
    const { patientId, ...shift } = visitAt(place.query);
    return waysAt(place).reservation(shift, { patientId });
  },
  skeleton: <SkeletonList lines={4} count={2} />,
  children: (found, { query }) => <VisitSurvey found={found} visit={visitAt(query)} />,
});

export const { load } = page;
export default page.Page;
