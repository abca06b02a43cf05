import { accurateReserveApi } from '@xinglin/api';
import { listPage, numbered } from '@xinglin/pages';
import { href } from '@xinglin/routes';
import { ButtonLink, EmptyState, SkeletonList } from '@xinglin/ui';
import { ExpertItem } from '../components/precision/expert-item';

/** Experts who take requests about a disease (spec 2 §2.21). */
const page = listPage({
  endpoint: accurateReserveApi.endpoints.listAccurateReserveDoctors,
  paging: numbered,
  input: ({ query }, part) => ({ entryId: query.get('entryId') ?? '', ...part }),
  title: 'precision:doctors.title',
  backTo: ({ query }) =>
    href('booking.precisionDiseaseDetail', {}, { entryId: query.get('entryId') ?? '' }),
  skeleton: <SkeletonList avatar lines={3} />,
  empty: ({ t }) => (
    <EmptyState
      kind="search"
      title={t('precision:doctors.none')}
      message={t('precision:doctors.noneHint')}
      action={
        <ButtonLink variant="outline" to={href('directory.search', {}, { tab: 'doctor' })}>
          {t('precision:doctors.find')}
        </ButtonLink>
      }
    />
  ),
  item: (doctor, { query }) => (
    <ExpertItem
      key={doctor.doctorId}
      doctor={doctor}
      titleLevel={2}
      to={href(
        'booking.precisionReserveDetail',
        {},
        { doctorId: doctor.doctorId, entryId: query.get('entryId') ?? '' },
      )}
    />
  ),
});

export const { load } = page;
export default page.Page;
