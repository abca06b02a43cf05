import { usePageModules } from '@xinglin/api';
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
  const modules = usePageModules('directory.hospital');
  const summary = href('directory.hospitalSummary', { id: hospital.hospitalId });
  const guide = modules('guide', { title: t('hospital.guide'), to: `${summary}#guide` });
  const introduction = modules('introduction', {
    title: t('hospital.introduction'),
    to: summary,
  });
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
            {!guide && <p className={styles['facts']}>{hospital.address}</p>}
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
        {guide && (
          <ListLink
            icon={<PinIcon />}
            label={hospital.address}
            description={guide.title}
            to={guide.to}
          />
        )}
        <ListLink
          icon={<PhoneIcon />}
          label={hospital.phone}
          description={t('hospital.call')}
          href={`tel:${hospital.phone}`}
        />
        {introduction && (
          <ListLink icon={<DocumentIcon />} label={introduction.title} to={introduction.to} />
        )}
      </ListGroup>
    </>
  );
}
