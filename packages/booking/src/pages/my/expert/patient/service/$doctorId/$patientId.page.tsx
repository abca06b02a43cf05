import { patientCheckInApi } from '@xinglin/api';
import type { PatientCheckIn } from '@xinglin/gateway-sdk';
import { useLocale } from '@xinglin/i18n';
import { detailPage } from '@xinglin/pages';
import { href } from '@xinglin/routes';
import { formatDay, formatInstant } from '@xinglin/rules';
import {
  ButtonLink,
  Card,
  Chip,
  Cluster,
  DoctorSummary,
  EmptyState,
  Note,
  SkeletonList,
  Stack,
} from '@xinglin/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';

/** What a doctor is to a patient who checked in: visits, what was told, the next one (spec 2 §2.20). */
const page = detailPage({
  endpoint: patientCheckInApi.endpoints.getPatientService,
  input: ({ params }) => ({
    doctorId: params['doctorId'] ?? '',
    patientId: params['patientId'] ?? '',
  }),
  title: 'precision:service.title',
  backTo: href('booking.patientCheckIn'),
  skeleton: <SkeletonList avatar lines={3} count={2} />,
  gone: {
    title: 'precision:service.gone',
    action: ({ t }) => (
      <ButtonLink variant="outline" to={href('booking.patientCheckIn')}>
        {t('precision:tell.back')}
      </ButtonLink>
    ),
  },
  children: ({ visits, ...service }, { t }) => (
    <>
      <DoctorSummary
        doctorId={service.doctorId}
        name={service.doctorName}
        titleText={service.titleText}
        hospitalName={service.hospitalName}
        departmentName={service.hospDeptName}
      >
        <Cluster>
          <ButtonLink size="small" to={href('booking.expertBook', { doctorId: service.doctorId })}>
            {t('precision:service.book')}
          </ButtonLink>
          <ButtonLink
            size="small"
            variant="outline"
            to={href('directory.doctor', { id: service.doctorId })}
          >
            {t('precision:service.profile')}
          </ButtonLink>
        </Cluster>
      </DoctorSummary>
      <Card title={t('precision:service.visits', { patient: service.patientName })}>
        {visits.length === 0 ? (
          <EmptyState kind="search" title={t('precision:service.gone')} />
        ) : (
          <Stack gap={4}>
            {visits.map((visit) => (
              <Visit key={visit.orderNo} visit={visit} />
            ))}
          </Stack>
        )}
      </Card>
    </>
  ),
});

export const { load, head } = page;
export default page.Page;

function Visit({ visit }: { visit: PatientCheckIn }): ReactElement {
  const { t } = useTranslation('precision');
  const locale = useLocale();
  const { orderNo, condition, fileIds, state, doctorName: doctor } = visit;
  const isTold = state === 'told';
  return (
    <Stack>
      <Cluster align="between">
        <b>{formatInstant(visit.startsAt, locale, visit.timeZone)}</b>
        {/* i18n-keys: precision:checkIn.state.* */}
        <Chip tone={visit.mayTell ? 'brand' : 'neutral'}>{t(`checkIn.state.${state}`)}</Chip>
      </Cluster>
      {condition !== '' && <p>{t('service.told', { text: condition })}</p>}
      {fileIds.length > 0 && <Note>{t('service.pictures', { number: fileIds.length })}</Note>}
      <Cluster align="end">
        <ButtonLink
          variant="outline"
          size="small"
          to={href('booking.orderDetail', { orderNo })}
          aria-label={t('service.orderNamed', { day: formatDay(visit.day, locale) })}
        >
          {t('service.order')}
        </ButtonLink>
        {visit.mayTell && (
          <ButtonLink
            size="small"
            to={href('booking.patientCheckInSubmit', {}, { orderNo })}
            aria-label={t(isTold ? 'checkIn.changeNamed' : 'checkIn.tellNamed', { doctor })}
          >
            {t(isTold ? 'checkIn.change' : 'checkIn.tell')}
          </ButtonLink>
        )}
      </Cluster>
    </Stack>
  );
}
