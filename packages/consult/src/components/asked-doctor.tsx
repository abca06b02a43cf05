import type { GetExpertConsultInfoResponse as Asked } from '@xinglin/gateway-sdk';
import { useLocale } from '@xinglin/i18n';
import { href } from '@xinglin/routes';
import { formatCount } from '@xinglin/rules';
import {
  ButtonLink,
  DoctorSummary,
  EmptyState,
  ListGroup,
  ListLink,
  Price,
  useDoctorFacts,
} from '@xinglin/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { askHref } from '../model/ask-ways';
import { useAnswerWithin } from './service-terms';

/** Who answers, how many questions they have answered, and every way to ask them with its price and promise. */
export function AskedDoctor({ doctor, services, consultCount }: Asked): ReactElement {
  const { t } = useTranslation('asking');
  const locale = useLocale();
  const within = useAnswerWithin();
  const facts = useDoctorFacts(doctor);
  const { doctorId } = doctor;
  return (
    <>
      <DoctorSummary
        doctorId={doctorId}
        name={doctor.name}
        gender={doctor.gender}
        titleText={doctor.titleText}
        hospitalName={doctor.hospitalName}
        hospitalTo={href('directory.hospital', { id: doctor.hospitalId })}
        departmentName={doctor.hospDeptName}
        facts={[...facts, { label: t('expert.asked'), value: formatCount(consultCount, locale) }]}
      />
      {services.length === 0 ? (
        <EmptyState
          kind="doctors"
          title={t('expert.none')}
          message={t('expert.noneHint')}
          action={
            <ButtonLink variant="outline" to={href('consult.doctors')}>
              {t('doctors.title')}
            </ButtonLink>
          }
        />
      ) : (
        <ListGroup label={t('expert.ways')} showLabel>
          {services.map((service) => (
            <ListLink
              key={service.kind}
              to={askHref(service.kind, { doctorId })}
              label={service.title}
              description={t('portal.answer', { within: within(service) })}
              value={<Price cents={service.priceCents} compact />}
            />
          ))}
        </ListGroup>
      )}
    </>
  );
}
