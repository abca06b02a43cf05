import { healthServicesApi, type PageLoad } from '@xinglin/api';
import { idFilter, listPage, numbered, pageCall, words } from '@xinglin/pages';
import { href, namedTarget } from '@xinglin/routes';
import { ButtonLink, EmptyState, SkeletonList } from '@xinglin/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { ChannelBanner } from '../../components/channel-banner';
import { OrganisationFilters } from '../../components/organisation-filters';
import { PlaceRow, PlaceRows } from '../../components/place-row';
import { inputOf, wantedFilters } from '../../model/wanted';

const { listOrganizations, listHealthChannels } = healthServicesApi.endpoints;
const channels = pageCall(listHealthChannels, () => undefined);

/** The organisations of one channel, all of them where the address names none (spec 2 §2.8). */
const page = listPage({
  endpoint: listOrganizations,
  paging: numbered,
  filters: { id: idFilter, name: words(50), from: words(200), ...wantedFilters },
  input: ({ filters: { id, ...wanted } }, part) => ({
    ...inputOf({ ...wanted, channelId: id }),
    ...part,
  }),
  title: 'health-services:channel.title',
  backTo: ({ filters: { from } }) => namedTarget(from) ?? href('health-services.home'),
  skeleton: <SkeletonList avatar lines={3} />,
  above: ({ filters, to }) => (
    <>
      <Banner channelId={filters.id} name={filters.name} />
      <OrganisationFilters
        wanted={{ ...filters, channelId: filters.id }}
        to={({ channelId: _, q: __, ...changed }) => to(changed)}
      />
    </>
  ),
  group: (items) => <PlaceRows>{items}</PlaceRows>,
  empty: ({ t }) => (
    <EmptyState
      kind="search"
      title={t('health-services:organisations.none')}
      action={
        <ButtonLink variant="outline" to={href('health-services.organisations')}>
          {t('health-services:home.all')}
        </ButtonLink>
      }
    />
  ),
  item: (found) => <PlaceRow key={found.orgCode} found={found} />,
});

/** What the channel is called, or what the address calls it, and its banner. */
function Banner(props: { channelId: string | undefined; name: string }): ReactElement | null {
  const { channelId, name } = props;
  const { t } = useTranslation('health-services');
  const { currentData } = channels.useAnswer().answer;
  const found = currentData?.items.find((one) => one.channelId === channelId);
  if (found === undefined) return null;
  return (
    <ChannelBanner
      bannerId={found.bannerId}
      about={t('channel.about', { name: name || found.name, summary: found.summary })}
    />
  );
}

export const load: PageLoad = (place) => [...page.load(place), ...channels.load(place)];
export default page.Page;
