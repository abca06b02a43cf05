import { healthServicesApi, type PageLoad } from '@xinglin/api';
import { idFilter, listPage, numbered, pageCall, words } from '@xinglin/pages';
import { href, namedTarget } from '@xinglin/routes';
import { ButtonLink, Card, EmptyState, ListGroup, Note } from '@xinglin/ui';
import type { ReactElement } from 'react';
import { ChannelBanner } from '../../components/channel-banner';
import { OrganisationFilters } from '../../components/organisation-filters';
import { OrganisationItem } from '../../components/organisation-item';
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
  above: ({ filters, to }) => (
    <>
      <Banner channelId={filters.id} name={filters.name} />
      <OrganisationFilters
        wanted={{ ...filters, channelId: filters.id }}
        to={({ channelId: _, q: __, ...changed }) => to(changed)}
      />
    </>
  ),
  group: (items) => <ListGroup>{items}</ListGroup>,
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
  item: (found) => <OrganisationItem key={found.orgCode} found={found} />,
});

/** What the channel is called, or what the address calls it, and its banner. */
function Banner(props: { channelId: string | undefined; name: string }): ReactElement | null {
  const { channelId, name } = props;
  const { currentData } = channels.useAnswer().answer;
  const found = currentData?.items.find((one) => one.channelId === channelId);
  if (found === undefined) return null;
  return (
    <>
      <Card title={name || found.name}>
        <Note>{found.summary}</Note>
      </Card>
      <ChannelBanner bannerId={found.bannerId} />
    </>
  );
}

export const load: PageLoad = (place) => [...page.load(place), ...channels.load(place)];
export default page.Page;
