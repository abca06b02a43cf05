import { useChannel, usePageModules } from '@xinglin/api';
import { href } from '@xinglin/routes';
import { BrandHead, EntryTile, EntryTiles, Hero, ListGroup, ListLink, Page } from '@xinglin/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';

/**
 * What a channel has, for its own app or site to lead to: what of it there is, what it is called and where it leads is
 * the channel's display configuration (spec 2 §2.11).
 */
export default function CustomChannelPage(): ReactElement {
  const { t } = useTranslation(['landing', 'shared']);
  const modules = usePageModules('portal.customChannel');
  const { phone } = useChannel();
  const book = modules('book', {
    to: href('booking.hospitalList'),
    title: t('book'),
    note: t('bookHint'),
  });
  const findDoctor = modules('findDoctor', {
    to: href('directory.search', {}, { tab: 'doctor' }),
    title: t('findDoctor'),
    note: t('findDoctorHint'),
  });
  const ask = modules('ask', { to: href('consult.portal'), title: t('ask') });
  const guide = modules('guide', { to: href('booking.aiReservation'), title: t('guide') });
  const myVisits = modules('myVisits', { to: href('booking.orderList'), title: t('myVisits') });
  const profile = modules('profile', { to: href('account.profile'), title: t('profile') });
  const call = modules('call', { title: t('call') });
  return (
    <Page
      top={
        <Hero brand={<BrandHead name={t('shared:brand.name')} line={t('shared:brand.line')} />}>
          <EntryTiles>
            {book && <EntryTile {...book} pictogram="registration" />}
            {findDoctor && <EntryTile {...findDoctor} pictogram="doctor" />}
          </EntryTiles>
        </Hero>
      }
    >
      <ListGroup label={t('channel.services')}>
        {ask && <ListLink to={ask.to} label={ask.title} description={t('askHint')} />}
        {guide && <ListLink to={guide.to} label={guide.title} description={t('guideHint')} />}
        {myVisits && <ListLink to={myVisits.to} label={myVisits.title} />}
        {profile && <ListLink to={profile.to} label={profile.title} />}
        {call && phone !== null && (
          <ListLink href={`tel:${phone}`} label={call.title} value={phone} />
        )}
      </ListGroup>
    </Page>
  );
}
