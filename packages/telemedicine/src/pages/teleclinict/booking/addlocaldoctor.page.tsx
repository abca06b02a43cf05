import { telemedicineApi, type PageLoad } from '@xinglin/api';
import { flag, idFilter, listPage, numbered } from '@xinglin/pages';
import { ButtonLink, EmptyState, PillLinks, SkeletonList } from '@xinglin/ui';
import { ExpertRows } from '../../../components/expert-item';
import { LocalDoctorItem } from '../../../components/local-doctor-item';
import { NearestDoctors } from '../../../components/nearest-doctors';
import { PlaceNotice } from '../../../components/place-notice';
import { orderHref } from '../../../model/session-at';
import { sessionCall } from '../../../model/session-call';

/** With which local doctor the patient sits: who is free at the session's time first (spec 2 §2.19). */
const page = listPage({
  endpoint: telemedicineApi.endpoints.listTelemedicineLocalDoctors,
  paging: numbered,
  filters: { orderNo: idFilter, near: flag },
  input: ({ filters: { orderNo = '', near }, preferences: { city } }, part) => ({
    orderNo,
    ...(near && city && { cityId: city.areaId }),
    ...part,
  }),
  title: 'telemedicine:localDoctors.title',
  backTo: ({ filters: { orderNo = '' } }) => orderHref(orderNo),
  skeleton: <SkeletonList avatar lines={3} />,
  above: ({ t, to, filters: { near, orderNo = '' }, preferences: { city } }) => (
    <>
      <PlaceNotice />
      <NearestDoctors orderNo={orderNo} />
      {city && (
        <PillLinks
          label={t('telemedicine:localDoctors.where')}
          items={[false, true].map((one) => ({
            text: t(
              one ? 'telemedicine:localDoctors.inCity' : 'telemedicine:localDoctors.everywhere',
            ),
            to: to({ near: one }),
            active: one === near,
          }))}
        />
      )}
    </>
  ),
  empty: ({ t, to, filters: { near, orderNo = '' } }) => (
    <EmptyState
      kind="doctors"
      title={t('telemedicine:localDoctors.none')}
      action={
        near ? (
          <ButtonLink variant="outline" to={to({ near: false })}>
            {t('telemedicine:localDoctors.everywhere')}
          </ButtonLink>
        ) : (
          <ButtonLink variant="outline" to={orderHref(orderNo)}>
            {t('telemedicine:order.see')}
          </ButtonLink>
        )
      }
    />
  ),
  group: (items) => <ExpertRows>{items}</ExpertRows>,
  item: (found, { filters: { orderNo = '' } }) => (
    <LocalDoctorItem key={found.doctor.doctorId} orderNo={orderNo} found={found} />
  ),
});

export const load: PageLoad = (place) => [...page.load(place), ...sessionCall.load(place)];
export default page.Page;
