import { bookingApi, ChannelModule, type PageLoad } from '@xinglin/api';
import { CityButton, DepartmentPills, DoctorItem, inCity, loadHotDepartments } from '@xinglin/care';
import type { EarliestDoctor } from '@xinglin/gateway-sdk';
import { useLocale } from '@xinglin/i18n';
import { idFilter, listPage, numbered } from '@xinglin/pages';
import { href } from '@xinglin/routes';
import { ButtonLink, Cluster, EmptyState, Gutter, Note, SkeletonList } from '@xinglin/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useWays } from '../../components/use-ways';
import { waysAt } from '../../model/ways';
import { visitText } from '../../model/visit';

const filters = { deptId: idFilter, hospitalId: idFilter };

/** Who can be seen first: the free doctors of a department over all hospitals of the city (spec 2 §2.5). */
const page = listPage({
  endpoint: bookingApi.endpoints.listEarliestDoctors,
  paging: numbered,
  filters,
  input: ({ filters: { deptId, hospitalId }, preferences: { city } }, part) => ({
    ...(deptId && { deptId }),
    // A hospital is where it is.
    ...(hospitalId ? { hospitalId } : inCity(city)),
    ...part,
  }),
  title: 'entries:fastDoctors.title',
  backTo: (place) => waysAt(place).fastDepartments,
  skeleton: <SkeletonList avatar lines={4} />,
  above: ({ t, to, filters: { deptId, hospitalId } }) => (
    <>
      <ChannelModule of="booking.fastOrderExpertList" name="departments">
        <DepartmentPills chosen={deptId} to={(chosen) => to({ deptId: chosen })} />
      </ChannelModule>
      <Gutter>
        <Cluster align="between">
          {hospitalId === undefined ? (
            <ChannelModule of="booking.fastOrderExpertList" name="city">
              <CityButton />
            </ChannelModule>
          ) : (
            <ButtonLink variant="text" size="small" to={to({ hospitalId: undefined })}>
              {t('entries:fastDoctors.everyHospital')}
            </ButtonLink>
          )}
          <ChannelModule
            of="booking.fastOrderExpertList"
            name="hospitals"
            own={{
              to: href('booking.fastOrderHospital', {}, deptId === undefined ? {} : { deptId }),
              title: t('entries:fastHospitals.title'),
            }}
          >
            {(hospitals) => (
              <ButtonLink variant="text" size="small" to={hospitals.to}>
                {hospitals.title}
              </ButtonLink>
            )}
          </ChannelModule>
        </Cluster>
        <Note>{t('entries:fastDoctors.order')}</Note>
      </Gutter>
    </>
  ),
  empty: ({ t, to, ...place }) => (
    <EmptyState
      kind="search"
      title={t('entries:fastDoctors.none')}
      message={t('entries:fastDoctors.noneHint')}
      action={
        <>
          {place.filters.hospitalId !== undefined && (
            <ButtonLink to={to({ hospitalId: undefined })}>
              {t('entries:fastDoctors.everyHospital')}
            </ButtonLink>
          )}
          <ButtonLink variant="outline" to={waysAt(place).fastDepartments}>
            {t('entries:fastDoctors.otherDepartment')}
          </ButtonLink>
        </>
      }
    />
  ),
  item: ({ doctor, shift }) => <EarliestItem key={doctor.doctorId} doctor={doctor} shift={shift} />,
});

export const load: PageLoad = (place) => [...page.load(place), ...loadHotDepartments(place)];
export default page.Page;

/** A doctor with the first time at which they can be seen, which is a tap away. */
function EarliestItem({ doctor, shift }: EarliestDoctor): ReactElement {
  const { t } = useTranslation('entries');
  const locale = useLocale();
  const flow = useWays();
  const when = visitText(shift, locale);
  return (
    <DoctorItem
      doctor={doctor}
      to={flow.doctor(doctor.doctorId)}
      fromCents={shift.feeCents}
      titleLevel={2}
      actions={
        <ButtonLink
          size="small"
          to={flow.reservation(shift)}
          aria-label={t('fastDoctors.bookNamed', { when, doctor: doctor.name })}
        >
          {t('fastDoctors.book', { when })}
        </ButtonLink>
      }
    />
  );
}
