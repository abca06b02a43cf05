import { usePageModules } from '@xinglin/api';
import type { Hospital } from '@xinglin/gateway-sdk';
import { href } from '@xinglin/routes';
import {
  Card,
  Chip,
  otherTags,
  HospitalEmblem,
  ListGroup,
  ListLink,
  PhoneIcon,
  PinIcon,
  DocumentIcon,
  StarIcon,
} from '@xinglin/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { FollowButton } from './follow-button';
import styles from './hospital-head.module.css';

/** A hospital at the top of its page: what it is, where it is, how to reach it. */
export function HospitalHead({ hospital }: { hospital: Hospital }): ReactElement {
  const { t } = useTranslation('directory');
  const modules = usePageModules('directory.hospital');
  const summary = href('directory.hospitalSummary', { id: hospital.hospitalId });
  const guide = modules('guide', {
    title: t('hospital.guide'),
    to: href('directory.hospitalGuide', { id: hospital.hospitalId }),
  });
  const introduction = modules('introduction', {
    title: t('hospital.introduction'),
    to: summary,
  });
  const reviews = modules('reviews', {
    title: t('doctor.reviews'),
    to: href('reviews.ofHospital', { id: hospital.hospitalId }),
  });
  return (
    <>
      <Card as="div">
        <div className={styles['head']}>
          <HospitalEmblem seed={hospital.hospitalId} size="large" />
          <div className={styles['body']}>
            <p className={styles['name']}>{hospital.name}</p>
            {hospital.inChinese && (
              <p className={styles['facts']} lang="zh-Hans">
                {hospital.inChinese.name} {hospital.inChinese.address}
              </p>
            )}
            <div className={styles['tags']}>
              <Chip>{hospital.levelText}</Chip>
              {otherTags(hospital).map((tag) => (
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
        {modules('follow') && (
          <FollowButton kind="hospital" id={hospital.hospitalId} name={hospital.name} />
        )}
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
        {reviews && <ListLink icon={<StarIcon />} label={reviews.title} to={reviews.to} />}
      </ListGroup>
    </>
  );
}
