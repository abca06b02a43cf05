import { useChannel, usePageModules } from '@xinglin/api';
import { href } from '@xinglin/routes';
import { EntryTile, EntryTiles } from '@xinglin/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';

/** The four things an older person comes for, large, and nothing that sells. */
export default function ElderHome(): ReactElement {
  const { t } = useTranslation('directory');
  const { phone } = useChannel();
  const modules = usePageModules('directory.home');
  const book = modules('book', { to: href('booking.hospitalList'), title: t('home.book') });
  const findDoctor = modules('findDoctor', {
    to: href('directory.search', {}, { tab: 'doctor' }),
    title: t('home.findDoctor'),
  });
  const myVisits = modules('myVisits', {
    to: href('booking.orderList'),
    title: t('home.myVisits'),
  });
  const call = modules('call', { title: t('home.call') });
  return (
    <EntryTiles>
      {book && <EntryTile {...book} pictogram="registration" />}
      {findDoctor && <EntryTile {...findDoctor} pictogram="doctor" />}
      {myVisits && <EntryTile {...myVisits} pictogram="visits" />}
      {call && phone !== null && (
        <EntryTile href={`tel:${phone}`} title={call.title} note={phone} pictogram="telephone" />
      )}
    </EntryTiles>
  );
}
