import type { ListTelemedicineLocalDoctorsResponse as Found } from '@xinglin/gateway-sdk';
import { useLocale } from '@xinglin/i18n';
import { formatDistance } from '@xinglin/rules';
import { Avatar, Chip } from '@xinglin/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { sessionCall } from '../model/session-call';
import styles from './people.module.css';
import { useChoosePlace } from './use-choose-place';

interface LocalDoctorItemProps {
  readonly orderNo: string;
  readonly found: Found['items'][number];
  /** Of the name: 3 below the title of a part of the page; 2 by default. */
  readonly level?: 2 | 3;
}

/** One local doctor of the list: who, where, how far. The whole row chooses them; a chosen and a busy one say so. */
export function LocalDoctorItem({
  orderNo,
  found: { doctor, isFree, distanceMetres },
  level = 2,
}: LocalDoctorItemProps): ReactElement {
  const { t } = useTranslation('telemedicine');
  const locale = useLocale();
  const { currentData: session } = sessionCall.useAnswer().answer;
  const { begin, isLoading } = useChoosePlace(orderNo, doctor.doctorId);
  const isChosen = session?.localDoctor?.doctorId === doctor.doctorId;
  // Where the session could not be asked for, the gateway says whether it is too late.
  const mayChoose = isFree && !isChosen && session?.mayChoosePlace !== false;
  const Heading = level === 2 ? 'h2' : 'h3';
  const choice = t('localDoctors.choose');
  return (
    <article className={styles['row']}>
      <Avatar kind="doctor" gender={doctor.gender} seed={doctor.doctorId} />
      <div className={styles['about']}>
        <Heading className={styles['name']}>
          {mayChoose ? (
            <button
              type="button"
              aria-disabled={isLoading || undefined}
              aria-label={t('localDoctors.chooseNamed', { choice, doctor: doctor.name })}
              onClick={() => void begin()}
            >
              {doctor.name}
            </button>
          ) : (
            doctor.name
          )}{' '}
          <span>{doctor.titleText}</span>
        </Heading>
        <p className={styles['quiet']}>{doctor.hospitalName}</p>
        <p className={styles['quiet']}>{doctor.address}</p>
      </div>
      <p className={styles['side']}>
        {distanceMetres !== null && (
          <span className={styles['distance']}>{formatDistance(distanceMetres, locale)}</span>
        )}
        {isChosen ? (
          <Chip>{t('localDoctors.chosen')}</Chip>
        ) : isFree ? (
          mayChoose && <span className={styles['free']}>{t('localDoctors.free')}</span>
        ) : (
          <Chip tone="neutral">{t('localDoctors.busy')}</Chip>
        )}
      </p>
    </article>
  );
}
