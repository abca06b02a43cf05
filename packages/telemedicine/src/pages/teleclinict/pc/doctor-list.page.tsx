import { telemedicineApi, type PageLoad } from '@xinglin/api';
import { doctorItems } from '@xinglin/care';
import { idFilter, listPage, numbered } from '@xinglin/pages';
import { href } from '@xinglin/routes';
import { ButtonLink, EmptyState } from '@xinglin/ui';
import { DepartmentFilter, loadDepartments } from '../../../components/expert-filters';
import { ExpertItem, ExpertRows } from '../../../components/expert-item';

/** The experts who join, of one department or all, each with the price and the next free time (spec 2 §2.19). */
const page = listPage({
  endpoint: telemedicineApi.endpoints.listTelemedicineDoctors,
  paging: numbered,
  filters: { deptId: idFilter },
  input: ({ filters: { deptId } }, part) => ({ ...(deptId && { deptId }), ...part }),
  title: 'telemedicine:doctors.title',
  backTo: href('telemedicine.departments'),
  skeleton: doctorItems.skeleton,
  above: ({ filters: { deptId }, to }) => (
    <DepartmentFilter chosen={deptId} to={(chosen) => to({ deptId: chosen })} />
  ),
  empty: ({ t }) => (
    <EmptyState
      kind="search"
      title={t('telemedicine:doctors.none')}
      action={
        <ButtonLink variant="outline" to={href('telemedicine.departments')}>
          {t('telemedicine:doctors.otherDepartment')}
        </ButtonLink>
      }
    />
  ),
  group: (items) => <ExpertRows>{items}</ExpertRows>,
  item: (expert) => <ExpertItem key={expert.doctor.doctorId} expert={expert} />,
});

export const load: PageLoad = (place) => [...page.load(place), ...loadDepartments(place)];
export default page.Page;
