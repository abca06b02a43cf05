import { usePageModules } from '@xinglin/api';
import { href } from '@xinglin/routes';
import { ListGroup, ListLink } from '@xinglin/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useRecentlySeen } from '../components/use-recently-seen';
import type { Seen } from '../model/recently-seen';

const hrefOf = ({ kind, id }: Seen): string =>
  kind === 'doctor' ? href('directory.doctor', { id }) : href('directory.hospital', { id });

/** On home: the doctors and hospitals that were looked at on this device. Nothing where there are none. */
export function RecentlySeen(): ReactElement | null {
  const { t } = useTranslation('directory');
  const { seen, clear } = useRecentlySeen();
  const shown = usePageModules('directory.home')('recentlySeen', {
    title: t('home.recentlySeen'),
  });
  if (!shown || seen.length === 0) return null;
  return (
    <ListGroup label={shown.title} showLabel>
      {seen.map((one) => (
        <ListLink
          key={`${one.kind} ${one.id}`}
          label={one.name}
          description={one.note}
          to={hrefOf(one)}
        />
      ))}
      <ListLink label={t('home.clearSeen')} onClick={clear} />
    </ListGroup>
  );
}
