import { healthServicesApi, type PageLoad, type QueryThunk } from '@xinglin/api';
import type { ListHealthChannelsResponse as Channels } from '@xinglin/gateway-sdk';
import { idFilter, pageCall, usePlace } from '@xinglin/pages';
import { href, namedTarget } from '@xinglin/routes';
import {
  Card,
  EmptyState,
  Gutter,
  HuedTiles,
  Loaded,
  Page,
  PageHeader,
  PillLinks,
  SearchBox,
  SkeletonCard,
  SkeletonPills,
  SkeletonList,
} from '@xinglin/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { ChannelBanner } from '../components/channel-banner';
import { HomePlaces, loadHomePlaces } from '../components/home-places';
import { channelLook } from '../model/channel-look';
import { longestWords } from '../model/wanted';

const { listHealthChannels, listHealthAreas, getHealthChannelBanner } = healthServicesApi.endpoints;

const channels = pageCall(listHealthChannels, () => undefined);
const areas = pageCall(listHealthAreas, () => ({}));

export const load: PageLoad = (place) => [
  ...[channels, areas].flatMap((call) => call.load(place)),
  ...loadHomePlaces(place),
  bannerFor(place.query),
];

/** The banner that the address names, else that of the first channel. */
const bannerOf = (query: URLSearchParams, items: Channels['items']): string | undefined =>
  idFilter.read(query.get('id')) ?? items[0]?.bannerId;

const bannerFor =
  (query: URLSearchParams): QueryThunk =>
  async (dispatch) => {
    // The page takes its own subscriptions.
    const once = { subscribe: false };
    const { data } = await dispatch(listHealthChannels.initiate(undefined, once));
    const bannerId = bannerOf(query, data?.items ?? []);
    if (bannerId !== undefined) await dispatch(getHealthChannelBanner.initiate({ bannerId }, once));
  };

/** The home keeps the last four areas (spec 3 §9). */
const areasShown = 4;

/** Kinds of help, places and the best organisations (spec 2 §2.8). */
export default function HealthServicePage(): ReactElement {
  const { t } = useTranslation('health-services');
  const { query } = usePlace();
  const asked = channels.useAnswer();
  const places = areas.useAnswer();
  const list = href('health-services.organisations');
  return (
    <Page
      header={
        <PageHeader
          title={query.get('name') ?? t('home.title')}
          backTo={namedTarget(query.get('from')) ?? href('directory.home')}
        />
      }
    >
      <Gutter>
        <SearchBox
          action={list}
          label={t('search.label')}
          placeholder={t('search.hint')}
          maxLength={longestWords}
        />
      </Gutter>
      <Loaded query={asked.answer} skeleton={<ChannelsSkeleton />}>
        {({ items }) => {
          const bannerId = bannerOf(query, items);
          return (
            <>
              {bannerId !== undefined && <ChannelBanner bannerId={bannerId} />}
              {items.length === 0 ? (
                <EmptyState kind="hospitals" title={t('home.none')} />
              ) : (
                <Card title={t('home.channels')}>
                  <HuedTiles
                    label={t('home.channels')}
                    items={items.map(({ channelId, name, organisationCount }) => ({
                      to: href('health-services.channel', {}, { id: channelId }),
                      ...channelLook(channelId),
                      name,
                      promise: t('home.organisations', { count: organisationCount }),
                    }))}
                  />
                </Card>
              )}
            </>
          );
        }}
      </Loaded>
      {places.answer.currentData === undefined && places.answer.error === undefined && (
        <SkeletonPills />
      )}
      {places.answer.currentData && places.answer.currentData.items.length > 0 && (
        <PillLinks
          label={t('home.areas')}
          items={places.answer.currentData.items.slice(-areasShown).map(({ areaId, name }) => ({
            text: name,
            to: href('health-services.organisations', {}, { areaId }),
            active: false,
          }))}
        />
      )}
      <HomePlaces />
    </Page>
  );
}

/** What the channel says of itself, and the kinds of help. */
function ChannelsSkeleton(): ReactElement {
  return (
    <>
      <SkeletonCard lines={2} />
      <SkeletonList lines={4} count={1} />
    </>
  );
}
