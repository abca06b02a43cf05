import type { PackageOrder } from '@xinglin/gateway-sdk';
import { href } from '@xinglin/routes';
import { ageGroup, Avatar, Card, kinText } from '@xinglin/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import styles from './packages.module.css';

/** Whose package it is, and who leads it. */
export function PackagePeople({ order }: { order: PackageOrder }): ReactElement {
  const { t } = useTranslation(['service-packages', 'shared']);
  const { orderNo, patientName, person, doctor, doctorId, doctorName } = order;
  return (
    <Card as="div">
      <div className={styles['people']}>
        <span className={styles['person']}>
          <Avatar
            kind="person"
            size="small"
            seed={patientName ?? orderNo}
            gender={person?.gender}
            age={ageGroup(person?.age)}
          />
          <span>
            <b>{patientName ?? t('orderDetail.nobody')}</b>
            <span className={styles['quiet']}>
              {person === null
                ? t('item.forWhom')
                : t('person.who', { relation: kinText(person, t), count: person.age })}
            </span>
          </span>
        </span>
        <Link
          className={styles['person']}
          to={href('service-packages.expertPackage', {}, { doctorUserId: doctorId })}
        >
          <Avatar kind="doctor" size="small" seed={doctorId} gender={doctor?.gender} />
          <span>
            <b>{doctorName}</b>
            <span className={styles['quiet']}>{t('orderDetail.leads')}</span>
          </span>
        </Link>
      </div>
    </Card>
  );
}
