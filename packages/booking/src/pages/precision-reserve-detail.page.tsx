import { accurateReserveApi } from '@xinglin/api';
import type { GetAccurateReserveDoctorResponse as Expert } from '@xinglin/gateway-sdk';
import { useLocale } from '@xinglin/i18n';
import { detailPage } from '@xinglin/pages';
import { href } from '@xinglin/routes';
import { formatDay, formatWeekday } from '@xinglin/rules';
import {
  ActionBar,
  ButtonLink,
  Card,
  Chip,
  Cluster,
  DoctorSummary,
  Note,
  SkeletonList,
  Stack,
  useDoctorFacts,
} from '@xinglin/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { Steps } from '../components/precision/steps';

/** An expert and the rules of a request to them (spec 2 §2.21). */
const page = detailPage({
  endpoint: accurateReserveApi.endpoints.getAccurateReserveDoctor,
  input: ({ query }) => ({ doctorId: query.get('doctorId') ?? '' }),
  title: 'precision:expert.title',
  head: ({ doctor }) => ({ title: doctor.name }),
  backTo: (_, { query }) => {
    const entryId = query.get('entryId');
    return entryId
      ? href('booking.precisionReserveDoctor', {}, { entryId })
      : href('booking.precisionReserve');
  },
  skeleton: <SkeletonList avatar lines={3} count={2} />,
  gone: {
    title: 'precision:expert.gone',
    action: ({ t }) => (
      <ButtonLink variant="outline" to={href('booking.precisionReserve')}>
        {t('precision:disease.choose')}
      </ButtonLink>
    ),
  },
  children: (expert) => <ExpertParts expert={expert} />,
  bar: ({ doctor: { doctorId, feeCents }, days, auditWithinHours }, { t, query }) => {
    const entryId = query.get('entryId');
    if (!entryId)
      return (
        <ActionBar>
          <ButtonLink to={href('booking.precisionReserve')}>
            {t('precision:expert.chooseDisease')}
          </ButtonLink>
        </ActionBar>
      );
    return days.length === 0 ? (
      <ActionBar>
        <ButtonLink to={href('booking.precisionReserveDoctor', {}, { entryId })}>
          {t('precision:expert.others')}
        </ButtonLink>
      </ActionBar>
    ) : (
      <ActionBar
        promise={t('precision:form.promise', { hours: auditWithinHours })}
        priceLabel={t('precision:form.later')}
        cents={feeCents}
        compact
      >
        <ButtonLink to={href('booking.precisionSymptoms', {}, { doctorId, entryId })}>
          {t('precision:expert.apply')}
        </ButtonLink>
      </ActionBar>
    );
  },
});

export const { load, head } = page;
export default page.Page;

function ExpertParts({ expert }: { expert: Expert }): ReactElement {
  const { t } = useTranslation('precision');
  const locale = useLocale();
  const { doctor, days } = expert;
  const { doctorId } = doctor;
  return (
    <>
      <DoctorSummary
        doctorId={doctorId}
        name={doctor.name}
        gender={doctor.gender}
        titleText={doctor.titleText}
        hospitalName={doctor.hospitalName}
        departmentName={doctor.hospDeptName}
        facts={useDoctorFacts(doctor)}
      >
        <Note>{doctor.speciality}</Note>
      </DoctorSummary>
      <Steps rules={expert} />
      <Card title={t('expert.days')}>
        {days.length === 0 ? (
          <Note>{t('expert.noDays')}</Note>
        ) : (
          <Stack gap={2}>
            <Cluster>
              {days.map((day) => (
                <Chip key={day} tone="brand">
                  {`${formatDay(day, locale)} ${formatWeekday(day, locale)}`}
                </Chip>
              ))}
            </Cluster>
            <Note>{t('expert.daysHint')}</Note>
          </Stack>
        )}
      </Card>
      <Stack inset>
        <ButtonLink block variant="text" to={href('directory.doctor', { id: doctorId })}>
          {t('expert.profile')}
        </ButtonLink>
      </Stack>
    </>
  );
}
