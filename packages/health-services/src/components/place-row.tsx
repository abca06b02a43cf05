import type { HealthOrganisationCard } from '@xinglin/gateway-sdk';
import { useLocale } from '@xinglin/i18n';
import { href } from '@xinglin/routes';
import { formatDistance } from '@xinglin/rules';
import { Chip, KindPicture, Price } from '@xinglin/ui';
import type { ReactElement, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { channelLook } from '../model/channel-look';
import { PlaceScore } from './place-score';
import styles from './places.module.css';
import { useMarks } from './use-marks';

interface PlaceRowProps {
  readonly found: HealthOrganisationCard;
  /** Of its name: 3 below the title of a part of the page; 2 by default. */
  readonly level?: 2 | 3;
}

/** Rows of organisations in one card. */
export function PlaceRows({ children }: { children: ReactNode }): ReactElement {
  return <div className={styles['list']}>{children}</div>;
}

/** An organisation in a list: its kind as a drawing, what it does, its score, where it is and what it costs at least. */
export function PlaceRow({ found, level = 2 }: PlaceRowProps): ReactElement {
  const { t } = useTranslation('health-services');
  const locale = useLocale();
  const marks = useMarks(found);
  const { orgCode, name, fromCents, distanceMetres, areaName, address } = found;
  const Heading = level === 2 ? 'h2' : 'h3';
  return (
    <article className={styles['item']}>
      <KindPicture {...channelLook(found.channelId)} />
      <div className={styles['words']}>
        <div className={styles['first']}>
          <Heading className={styles['title']}>
            <Link to={href('health-services.organisation', {}, { orgCode })}>{name}</Link>
          </Heading>
          {fromCents !== null && <Price cents={fromCents} from compact />}
        </div>
        <p className={styles['quiet']}>{found.summary}</p>
        <p className={styles['quiet']}>
          <PlaceScore {...found} />
          {t('place.where', {
            where: distanceMetres === null ? areaName : formatDistance(distanceMetres, locale),
            address,
          })}
        </p>
        {marks.length > 0 && (
          <p className={styles['tags']}>
            {marks.map((mark) => (
              <Chip key={mark}>{mark}</Chip>
            ))}
          </p>
        )}
      </div>
    </article>
  );
}
