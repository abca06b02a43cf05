import { usePageModules } from '@xinglin/api';
import type { Hospital } from '@xinglin/gateway-sdk';
import { href } from '@xinglin/routes';
import { Card, Chip, otherTags, PinIcon } from '@xinglin/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { FollowButton } from './follow-button';
import styles from './hospital-head.module.css';

/** A hospital at the top of its page: what it is, where it is, the way there. */
export function HospitalHead({ hospital }: { hospital: Hospital }): ReactElement {
  const { t } = useTranslation('directory');
  const modules = usePageModules('directory.hospital');
  const { hospitalId, name, inChinese, levelText } = hospital;
  return (
    <Card as="div">
      <div className={styles['head']}>
        <div className={styles['body']}>
          <p className={styles['name']}>{name}</p>
          {inChinese && (
            <p className={styles['facts']} lang="zh-Hans">
              {inChinese.name} {inChinese.address}
            </p>
          )}
          <div className={styles['tags']}>
            <Chip>{levelText}</Chip>
            {otherTags(hospital).map((tag) => (
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
        {modules('follow') && (
          <FollowButton kind="hospital" id={hospitalId} name={name} place="beside" />
        )}
      </div>
      <WayRow hospital={hospital} />
    </Card>
  );
}

/** The address with the first words of the way there; one link to the guide, where the channel has it. */
function WayRow({
  hospital: { hospitalId, address, trafficGuide },
}: {
  hospital: Hospital;
}): ReactElement {
  const { t } = useTranslation('directory');
  const guide = usePageModules('directory.hospital')('guide', {
    title: t('hospital.toThere'),
    to: href('directory.hospitalGuide', { id: hospitalId }),
  });
  const place = (
    <>
      <PinIcon />
      <span className={styles['place']}>
        <b>{address}</b>
        {guide && <span className={styles['traffic']}>{trafficGuide}</span>}
      </span>
    </>
  );
  if (!guide) return <p className={styles['way']}>{place}</p>;
  return (
    <Link to={guide.to} className={styles['way']}>
      {place}
      <span className={styles['toThere']}>{guide.title}</span>
    </Link>
  );
}
