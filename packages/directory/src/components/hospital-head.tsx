import type { Hospital } from '@xinglin/gateway-sdk';
import { href } from '@xinglin/routes';
import {
  Card,
  Chip,
  HospitalEmblem,
  ListGroup,
  ListLink,
  PhoneIcon,
  PinIcon,
  DocumentIcon,
} from '@xinglin/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './hospital-head.module.css';

/** A hospital at the top of its page: what it is, where it is, how to reach it. */
export function HospitalHead({ hospital }: { hospital: Hospital }): ReactElement {
  const { t } = useTranslation('directory');
  return (
    <>
      <Card as="div">
        <div className={styles['head']}>
          <HospitalEmblem seed={hospital.hospitalId} size="large" />
          <div className={styles['body']}>
            <p className={styles['name']}>{hospital.name}</p>
            <div className={styles['tags']}>
              <Chip>{hospital.levelText}</Chip>
              {hospital.tags.map((tag) => (
                <Chip key={tag} tone="neutral">
                  {tag}
                </Chip>
              ))}
            </div>
            <p className={styles['facts']}>
              {t('hospital.size', {
                departments: hospital.departmentCount,
                doctors: hospital.doctorCount,
              })}
            </p>
          </div>
        </div>
      </Card>
      <ListGroup label={t('hospital.contact')}>
        <ListLink
          icon={<PinIcon />}
          label={hospital.address}
          description={t('hospital.guide')}
          to={`${href('directory.hospitalSummary', { id: hospital.hospitalId })}#guide`}
        />
        <ListLink
          icon={<PhoneIcon />}
          label={hospital.phone}
          description={t('hospital.call')}
          href={`tel:${hospital.phone}`}
        />
        <ListLink
          icon={<DocumentIcon />}
          label={t('hospital.introduction')}
          to={href('directory.hospitalSummary', { id: hospital.hospitalId })}
        />
      </ListGroup>
    </>
  );
}
