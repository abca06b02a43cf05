import type { LocalDoctor, TelemedicineOrder } from '@xinglin/gateway-sdk';
import { useLocale } from '@xinglin/i18n';
import { href } from '@xinglin/routes';
import { formatInstant } from '@xinglin/rules';
import { Card, KeyValueList, type KeyValueItem } from '@xinglin/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { RefundLine } from './refund-line';

/** When, with whom, for whom and why; where it was; until when it can be changed. */
export function SessionFacts({ session }: { session: TelemedicineOrder }): ReactElement {
  const { t } = useTranslation('telemedicine');
  const locale = useLocale();
  const { expert, localDoctor, timeZone } = session;
  const moment = (at: string) => formatInstant(at, locale, timeZone);
  const until = (label: string, at: string, isOpen: boolean): KeyValueItem[] =>
    isOpen ? [{ label, value: t('terms.before', { time: moment(at) }) }] : [];
  return (
    <>
      <Card title={t('facts.session')}>
        <KeyValueList
          items={[
            { label: t('facts.time'), value: moment(session.startsAt), strong: true },
            {
              label: t('facts.expert'),
              value: (
                <Link to={href('directory.doctor', { id: expert.doctorId })}>
                  {t('facts.doctorName', { doctor: expert.name, title: expert.titleText })}
                </Link>
              ),
              detail: t('facts.at', {
                hospital: expert.hospitalName,
                department: expert.hospDeptName,
              }),
            },
            { label: t('facts.patient'), value: session.patientName },
            { label: t('facts.complaint'), value: session.complaint },
            ...(session.payment === 'paid'
              ? []
              : until(t('terms.cancel'), session.cancelBefore, session.mayCancel)),
            ...until(
              t('terms.place'),
              session.placeBefore,
              session.mayChoosePlace && localDoctor === null,
            ),
          ]}
        />
      </Card>
      {localDoctor !== null && session.group !== 'active' && <Place doctor={localDoctor} />}
      <RefundLine session={session} />
    </>
  );
}

/** Where a local doctor is found, and how the clinic is reached by telephone. */
function useClinicFacts(doctor: LocalDoctor): readonly KeyValueItem[] {
  const { t } = useTranslation('telemedicine');
  return [
    { label: t('facts.hospital'), value: doctor.hospitalName, detail: doctor.hospDeptName },
    { label: t('facts.address'), value: doctor.address },
    { label: t('facts.phone'), value: <a href={`tel:${doctor.phone}`}>{doctor.phone}</a> },
  ];
}

function Place({ doctor }: { doctor: LocalDoctor }): ReactElement {
  const { t } = useTranslation('telemedicine');
  const facts = useClinicFacts(doctor);
  return (
    <Card title={t('facts.place')}>
      <KeyValueList
        items={[
          {
            label: t('facts.localDoctor'),
            value: t('facts.doctorName', { doctor: doctor.name, title: doctor.titleText }),
          },
          ...facts,
        ]}
      />
    </Card>
  );
}
