import { useChannel } from '@xinglin/api';
import { href } from '@xinglin/routes';
import {
  CalendarAddIcon,
  EntryTile,
  EntryTiles,
  PhoneIcon,
  StethoscopeIcon,
  TicketIcon,
} from '@xinglin/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';

/** The four things an older person comes for, large, and nothing that sells. */
export default function ElderHome(): ReactElement {
  const { t } = useTranslation('directory');
  const { phone } = useChannel();
  return (
    <EntryTiles>
      <EntryTile
        to={href('booking.hospitalList')}
        title={t('home.book')}
        icon={<CalendarAddIcon />}
      />
      <EntryTile
        to={href('directory.search', {}, { tab: 'doctor' })}
        title={t('home.findDoctor')}
        icon={<StethoscopeIcon />}
      />
      <EntryTile to={href('booking.orderList')} title={t('home.myVisits')} icon={<TicketIcon />} />
      <EntryTile href={`tel:${phone}`} title={t('home.call')} note={phone} icon={<PhoneIcon />} />
    </EntryTiles>
  );
}
