import { healthServicesApi, type PageLoad } from '@xinglin/api';
import { idFilter, pageCall, usePlace } from '@xinglin/pages';
import { href, namedTarget } from '@xinglin/routes';
import {
  EmptyState,
  Gutter,
  ListGroup,
  ListLink,
  Loaded,
  Page,
  PageHeader,
  PillLinks,
  SearchBox,
  SkeletonList,
} from '@xinglin/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { ChannelBanner } from '../components/channel-banner';
import { OrganisationItem } from '../components/organisation-item';
import { longestWords } from '../model/wanted';

const { listHealthChannels, listHealthAreas, listOrganizations } = healthServicesApi.endpoints;

const channels = pageCall(listHealthChannels, () => undefined);
const areas = pageCall(listHealthAreas, () => ({}));
/** The best by what people say. */
const best = pageCall(listOrganizations, () => ({ sort: 'rating' as const, pageSize: 5 }));

export const load: PageLoad = (place) =>
  [channels, areas, best].flatMap((call) => call.load(place));

/** The home keeps the last four areas (spec 3 §9). */
const areasShown = 4;

/** Kinds of help, places and the best organisations (spec 2 §2.8). */
export default function HealthServicePage(): ReactElement {
  const { t } = useTranslation('health-services');
  const { query } = usePlace();
  const asked = channels.useAnswer();
  const places = areas.useAnswer();
  const rated = best.useAnswer();
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
      <Loaded query={asked.answer} skeleton={<SkeletonList lines={2} />}>
        {({ items }) => {
          const bannerId = idFilter.read(query.get('id')) ?? items[0]?.bannerId;
          return (
            <>
              {bannerId !== undefined && <ChannelBanner bannerId={bannerId} />}
              {items.length === 0 ? (
                <EmptyState title={t('home.none')} />
              ) : (
                <ListGroup label={t('home.channels')} showLabel>
                  {items.map(({ channelId, name, summary, organisationCount }) => (
                    <ListLink
                      key={channelId}
                      to={href('health-services.channel', {}, { id: channelId })}
                      label={name}
                      description={summary}
                      value={t('home.organisations', { count: organisationCount })}
                    />
                  ))}
                </ListGroup>
              )}
            </>
          );
        }}
      </Loaded>
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
      <Loaded query={rated.answer} skeleton={<SkeletonList lines={2} />}>
        {({ items }) =>
          items.length > 0 && (
            <ListGroup label={t('home.best')} showLabel>
              {items.map((found) => (
                <OrganisationItem key={found.orgCode} found={found} />
              ))}
              <ListLink to={list} label={t('home.all')} />
            </ListGroup>
          )
        }
      </Loaded>
    </Page>
  );
}
