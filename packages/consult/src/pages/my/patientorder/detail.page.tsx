import { consultApi } from '@xinglin/api';
import { detailPage } from '@xinglin/pages';
import { href } from '@xinglin/routes';
import { ButtonLink, SkeletonList } from '@xinglin/ui';
import { ConsultRecord } from '../../../components/consult-record';
import { consultOf } from '../../../model/record-place';

/** What one patient of the account asked, and what became of it, to be read (spec 2 §2.9). */
const page = detailPage({
  endpoint: consultApi.endpoints.getConsultOrder,
  input: (place) => ({ orderKey: consultOf(place) }),
  title: 'consult:patientOrder.title',
  backTo: (consult) =>
    href('consult.patientOrderList', {}, consult && { patientId: consult.patientId }),
  skeleton: <SkeletonList lines={4} count={2} />,
  gone: {
    title: 'consult:patientOrder.gone',
    action: ({ t }) => (
      <ButtonLink variant="outline" to={href('consult.patientOrderList')}>
        {t('consult:list.all')}
      </ButtonLink>
    ),
  },
  children: (consult) => <ConsultRecord consult={consult} />,
});

export const { load } = page;
export default page.Page;
