import { healthServicesApi } from '@xinglin/api';
import { mapHref, usePosition } from '@xinglin/care';
import type { HealthOrganisation } from '@xinglin/gateway-sdk';
import { useLocale } from '@xinglin/i18n';
import { formatDistance } from '@xinglin/rules';
import { Button, ButtonLink, Card, Chip, ClockIcon, KindPicture, PinIcon } from '@xinglin/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { channelLook } from '../model/channel-look';
import styles from './place-page.module.css';
import { PlaceScore } from './place-score';
import { useMarks } from './use-marks';

/** An organisation at the top of its page: what it is, how it is liked, where it is and when it is open. */
export function PlaceHead({ found }: { found: HealthOrganisation }): ReactElement {
  const marks = useMarks(found);
  return (
    <Card as="div">
      <div className={styles['head']}>
        <div>
          <p className={styles['name']}>{found.name}</p>
          <p className={styles['summary']}>{found.summary}</p>
        </div>
        <KindPicture {...channelLook(found.channelId)} />
      </div>
      <p className={styles['tags']}>
        <PlaceScore {...found} />
        <Chip tone="neutral">{found.channelName}</Chip>
        {marks.map((mark) => (
          <Chip key={mark}>{mark}</Chip>
        ))}
      </p>
      <PlaceWay found={found} />
      <p className={styles['row']}>
        <ClockIcon />
        <span>{found.hours}</span>
      </p>
    </Card>
  );
}

/** The address with the way on a map, and the distance once the person shares a position. */
function PlaceWay({ found }: { found: HealthOrganisation }): ReactElement {
  const { t } = useTranslation(['health-services', 'care']);
  const locale = useLocale();
  const { orgCode, name, address, areaName, position: onMap } = found;
  const person = usePosition();
  const measured = healthServicesApi.useGetOrganizationQuery(
    { orgCode, ...person.known },
    { skip: person.known === undefined },
  );
  const metres = person.known && measured.currentData?.distanceMetres;
  return (
    <div className={styles['row']}>
      <PinIcon />
      <span>
        <b>{address}</b>
        <span className={styles['quiet']}>{areaName}</span>
        {onMap && typeof metres !== 'number' && (
          <Button
            variant="text"
            size="small"
            pending={person.isAsking || measured.isFetching}
            onClick={() => void person.toggle()}
          >
            {t('place.howFar')}
          </Button>
        )}
        <output className={styles['quiet']}>
          {typeof metres === 'number' &&
            t('place.away', { distance: formatDistance(metres, locale) })}
          {(person.isDenied || measured.isError) && t('care:near.denied')}
        </output>
      </span>
      {onMap && (
        <ButtonLink variant="outline" size="small" href={mapHref({ name, ...onMap })}>
          {t('place.toThere')}
        </ButtonLink>
      )}
    </div>
  );
}
