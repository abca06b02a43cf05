import { usePageModules } from '@xinglin/api';
import type { RegistrationOrder } from '@xinglin/gateway-sdk';
import { href } from '@xinglin/routes';
import { Card, FloorWay, PhoneIcon, PinIcon } from '@xinglin/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { InChinese } from './in-chinese';
import styles from './visit-place.module.css';

/** How to get there, as the hospital describes it. */
export function wayTo({ hospitalId }: Pick<RegistrationOrder, 'hospitalId'>): string {
  return href('directory.hospitalGuide', { id: hospitalId });
}

/** The way inside the building, then the address and the telephone. */
export function VisitPlace({ order }: { order: RegistrationOrder }): ReactElement {
  const { t } = useTranslation('booking');
  const modules = usePageModules('booking.orderDetail');
  const way = modules('way', { to: wayTo(order), title: t('order.way') });
  const call = modules('call', { title: t('order.phone') });
  const { place, inChinese, hospitalPhone: phone } = order;
  return (
    <Card
      title={t('order.inside')}
      {...(way && { more: { to: way.to, text: way.title, label: way.title } })}
    >
      {place && (
        <FloorWay
          label={t(place.floor === 1 ? 'order.insideGround' : 'order.insideUp', {
            building: place.building,
            entrance: place.entrance,
            floor: place.floor,
            room: place.room,
          })}
          entrance={t('order.enterBy', { entrance: place.entrance })}
          floors={place.floors.map(({ floor, rooms }) => ({
            name: t('order.floor', { floor }),
            rooms: rooms.join(' · '),
          }))}
          room={place.room}
        />
      )}
      <ul role="list" className={styles['facts']}>
        <li>
          <PinIcon />
          <span>
            {[order.hospDeptName, order.clinicAddress].filter(Boolean).join(' · ')}
            <br />
            {order.hospitalAddress}
            {inChinese && (
              <>
                <br />
                <InChinese
                  parts={[
                    inChinese.hospDeptName,
                    inChinese.clinicAddress,
                    inChinese.hospitalAddress,
                  ]}
                />
              </>
            )}
          </span>
        </li>
        {call && (
          <li>
            <PhoneIcon />
            <a href={`tel:${phone}`} aria-label={`${call.title} ${phone}`}>
              {phone}
            </a>
          </li>
        )}
      </ul>
    </Card>
  );
}
