import { directoryApi, usePageModules } from '@xinglin/api';
import { useAvailability } from '@xinglin/care';
import type { DoctorCard, Hospital } from '@xinglin/gateway-sdk';
import { href } from '@xinglin/routes';
import { Avatar, Card, ListGroup, ListLink, Price } from '@xinglin/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { doctorsOfHospital } from '../model/hospital-requests';
import styles from './hospital-doctors.module.css';

/** Doctors of a hospital who have a place, in a row that scrolls, with the way to all of them. */
export function HospitalDoctors({
  hospital: { hospitalId, doctorCount },
}: {
  hospital: Hospital;
}): ReactElement | null {
  const { t } = useTranslation('directory');
  const all = usePageModules('directory.hospital')('allDoctors', {
    title: t('hospital.allDoctors'),
    to: href('directory.allHospitalDoctors', {}, { hospitalId }),
  });
  const { currentData } = directoryApi.useMergeSearchDoctorsQuery(doctorsOfHospital(hospitalId));
  if (!all || !currentData) return null;
  if (currentData.items.length === 0)
    return (
      <ListGroup>
        <ListLink label={all.title} to={all.to} />
      </ListGroup>
    );
  return (
    <Card
      title={t('home.doctors')}
      more={{
        to: all.to,
        text: t('hospital.doctorCount', { count: doctorCount }),
        label: `${t('hospital.doctorCount', { count: doctorCount })} · ${all.title}`,
      }}
    >
      <ul role="list" className={styles['row']}>
        {currentData.items.map((doctor) => (
          <li key={doctor.doctorId}>
            <DoctorTile doctor={doctor} />
          </li>
        ))}
      </ul>
    </Card>
  );
}

function DoctorTile({ doctor }: { doctor: DoctorCard }): ReactElement {
  const availabilityOf = useAvailability();
  const { doctorId, gender, name, titleText, hospDeptName, feeCents } = doctor;
  return (
    <Link to={href('directory.doctor', { id: doctorId })} className={styles['tile']}>
      <Avatar kind="doctor" gender={gender} seed={doctorId} size="small" />
      <span className={styles['who']}>
        <span className={styles['cut']}>
          <b>{name}</b> <small>{titleText}</small>
        </span>
        <small className={styles['cut']}>{hospDeptName}</small>
      </span>
      <span className={styles['offer']}>
        <span className={styles['when']}>{availabilityOf(doctor).text}</span>
        <Price cents={feeCents} compact />
      </span>
    </Link>
  );
}
