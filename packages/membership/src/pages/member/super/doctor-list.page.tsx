import { membershipApi } from '@xinglin/api';
import { doctorItems } from '@xinglin/care';
import { listPage } from '@xinglin/pages';
import { href } from '@xinglin/routes';
import { ButtonLink, EmptyState } from '@xinglin/ui';

/** Doctors who answer members first (spec 2 §2.29). */
const page = listPage({
  endpoint: membershipApi.endpoints.listVipDoctors,
  ...doctorItems,
  input: (_, part) => part,
  title: 'membership:superDoctorList.title',
  backTo: href('membership.superDoctorService'),
  empty: ({ t }) => (
    <EmptyState
      kind="doctors"
      title={t('membership:superDoctorList.none')}
      action={<ButtonLink to={href('membership.super')}>{t('membership:super.title')}</ButtonLink>}
    />
  ),
});

export const { load } = page;
export default page.Page;
