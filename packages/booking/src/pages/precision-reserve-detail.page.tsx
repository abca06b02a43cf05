import { accurateReserveApi } from '@xinglin/api';
import type { GetAccurateReserveDoctorResponse as Expert } from '@xinglin/gateway-sdk';
import { useLocale } from '@xinglin/i18n';
import { detailPage, usePlace } from '@xinglin/pages';
import { href } from '@xinglin/routes';
import { formatDay } from '@xinglin/rules';
import {
  ButtonLink,
  Card,
  DoctorSummary,
  KeyValueList,
  Price,
  SkeletonList,
  Stack,
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
});

export const { load, head } = page;
export default page.Page;

function ExpertParts({ expert }: { expert: Expert }): ReactElement {
  const { t } = useTranslation('precision');
  const locale = useLocale();
  const { query } = usePlace();
  const entryId = query.get('entryId');
  const { doctor, days, auditWithinHours, payWithinMinutes } = expert;
  const { doctorId } = doctor;
  const [first] = days;
  return (
    <>
      <DoctorSummary
        doctorId={doctorId}
        name={doctor.name}
        gender={doctor.gender}
        titleText={doctor.titleText}
        hospitalName={doctor.hospitalName}
        departmentName={doctor.hospDeptName}
      />
      <Card title={t('expert.rules')}>
        <KeyValueList
          items={[
            {
              label: t('expert.answer'),
              value: t('expert.answerWithin', { hours: auditWithinHours }),
            },
            { label: t('expert.hold'), value: t('expert.holdFor', { minutes: payWithinMinutes }) },
            { label: t('expert.fee'), value: <Price cents={doctor.feeCents} from /> },
            {
              label: t('expert.days'),
              value:
                first === undefined
                  ? t('expert.noDays')
                  : t('expert.daysFrom', { day: formatDay(first, locale), number: days.length }),
            },
          ]}
        />
      </Card>
      <Steps />
      <Stack inset>
        {entryId ? (
          first !== undefined && (
            <ButtonLink block to={href('booking.precisionSymptoms', {}, { doctorId, entryId })}>
              {t('expert.apply')}
            </ButtonLink>
          )
        ) : (
          <ButtonLink block to={href('booking.precisionReserve')}>
            {t('expert.chooseDisease')}
          </ButtonLink>
        )}
        <ButtonLink block variant="outline" to={href('directory.doctor', { id: doctorId })}>
          {t('expert.profile')}
        </ButtonLink>
      </Stack>
    </>
  );
}
