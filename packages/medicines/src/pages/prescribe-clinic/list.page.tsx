import { consultApi, type PageLoad } from '@xinglin/api';
import { DepartmentPills, doctorItems, DoctorItem, loadHotDepartments } from '@xinglin/care';
import { choice, idFilter, listPage, numbered } from '@xinglin/pages';
import { href } from '@xinglin/routes';
import { formatCents } from '@xinglin/rules';
import { ButtonLink, EmptyState, PillLinks } from '@xinglin/ui';

/** A return visit to a doctor who is chosen; a renewal by the first free one. */
const kinds = ['policlinic', 'convenient'] as const;

/** Doctors who prescribe online, by department and kind, each with the price and the way to ask (spec 2 §2.9). */
const page = listPage({
  endpoint: consultApi.endpoints.listConsultDoctors,
  paging: numbered,
  filters: { deptId: idFilter, hospitalId: idFilter, kind: choice(kinds) },
  input: ({ filters: { deptId, hospitalId, kind = kinds[0] } }, part) => ({
    kind,
    ...(deptId && { deptId }),
    ...(hospitalId && { hospitalId }),
    ...part,
  }),
  title: 'renewals:prescribers.title',
  backTo: href('renewals.home'),
  skeleton: doctorItems.skeleton,
  above: ({ t, to, filters: { deptId, kind = kinds[0] } }) => (
    <>
      <PillLinks
        label={t('renewals:prescribers.kinds')}
        items={kinds.map((one) => ({
          // i18n-keys: renewals:prescribers.kind.*
          text: t(`renewals:prescribers.kind.${one}`),
          to: to({ kind: one === kinds[0] ? undefined : one }),
          active: one === kind,
        }))}
      />
      <DepartmentPills chosen={deptId} to={(chosen) => to({ deptId: chosen })} />
    </>
  ),
  empty: ({ t, to, filters: { deptId, hospitalId } }) => (
    <EmptyState
      kind="doctors"
      title={t('renewals:prescribers.none')}
      message={t('renewals:prescribers.noneHint')}
      action={
        deptId === undefined && hospitalId === undefined ? (
          <ButtonLink variant="outline" to={href('consult.portal')}>
            {t('renewals:other.consult')}
          </ButtonLink>
        ) : (
          <ButtonLink variant="outline" to={to({ deptId: undefined, hospitalId: undefined })}>
            {t('renewals:prescribers.all')}
          </ButtonLink>
        )
      }
    />
  ),
  item: ({ doctor, priceCents }, { t, filters: { kind = kinds[0], deptId } }) => {
    const { doctorId, name } = doctor;
    const act =
      priceCents === 0
        ? t('renewals:prescribers.askFree')
        : t('renewals:prescribers.ask', { price: formatCents(priceCents, { decimals: 'auto' }) });
    return (
      <DoctorItem
        key={doctorId}
        doctor={doctor}
        to={href('consult.expertConsult', { id: doctorId })}
        availability={null}
        fromCents={null}
        titleLevel={2}
        actions={
          <ButtonLink
            size="small"
            variant="outline"
            to={
              kind === 'policlinic'
                ? href('consult.imageTextAsk', {}, { kind, doctorId })
                : href('consult.publicAsk', {}, { kind, ...(deptId && { deptId }) })
            }
            aria-label={t('renewals:prescribers.askNamed', { act, doctor: name })}
          >
            {act}
          </ButtonLink>
        }
      />
    );
  },
});

export const load: PageLoad = (place) => [...page.load(place), ...loadHotDepartments(place)];
export default page.Page;
