import { activitiesApi, usePreferences, type PageLoad, type PageLoadInput } from '@xinglin/api';
import type { ActivityRecord, ActivityTip } from '@xinglin/gateway-sdk';
import { useLocale } from '@xinglin/i18n';
import { loadAddresses } from '@xinglin/orders';
import { choice, detailPage, listPage, numbered, usePlace } from '@xinglin/pages';
import { href } from '@xinglin/routes';
import { formatInstant } from '@xinglin/rules';
import {
  ButtonLink,
  Card,
  EmptyState,
  KeyValueList,
  ListGroup,
  ListLink,
  Prose,
  SegmentLinks,
  SkeletonList,
  Stack,
} from '@xinglin/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { ActivityItem, useActivityFacts } from '../../../components/play/activity-item';
import { ActivityOdds } from '../../../components/play/activity-odds';
import { CheckDraw } from '../../../components/play/check-draw';
import { EnterActivity } from '../../../components/play/enter-activity';
import { FollowInvite } from '../../../components/play/follow-invite';
import { NoDraws } from '../../../components/play/no-draws';
import { WonPrize } from '../../../components/play/won-prize';
import { playHref, recordHref, recordsHref } from '../../../model/play-links';

const {
  getHealthCoinMemberHome,
  getActivityTip,
  getActivityPrizeDetail,
  listActivityAttendRecords,
} = activitiesApi.endpoints;

/** All activities. */
const all = detailPage({
  endpoint: getHealthCoinMemberHome,
  input: () => undefined,
  title: 'coins:play.title',
  backTo: href('membership.healthCoin'),
  skeleton: <SkeletonList lines={2} />,
  children: ({ activities, balance }, { t }) =>
    activities.length === 0 ? (
      <EmptyState
        kind="coins"
        title={t('coins:play.none')}
        action={
          <ButtonLink to={href('membership.healthCoinStore')}>{t('coins:store.title')}</ButtonLink>
        }
      />
    ) : (
      <>
        <ListGroup label={t('coins:play.activities')} showLabel>
          {activities.map((activity) => (
            <ActivityItem key={activity.activityId} activity={activity} />
          ))}
        </ListGroup>
        {balance !== null && (
          <ListGroup>
            <ListLink
              label={t('coins:records.title')}
              value={t('coins:coins', { coins: balance })}
              to={recordsHref()}
            />
          </ListGroup>
        )}
      </>
    ),
});

/** One of them: what it costs, what is drawn with which odds, the way in, and how to check it. */
const one = detailPage({
  endpoint: getActivityTip,
  input: ({ query }) => ({ activityId: query.get('activityId') ?? '' }),
  title: (activity, t) => activity?.title ?? t('coins:play.title'),
  head: ({ title, subtitle }) => ({ title, description: subtitle }),
  backTo: playHref(),
  skeleton: <SkeletonList lines={4} count={2} />,
  gone: {
    title: 'coins:play.gone',
    action: ({ t }) => (
      <ButtonLink variant="outline" to={playHref()}>
        {t('coins:play.title')}
      </ButtonLink>
    ),
  },
  children: (activity) => (
    <>
      <FollowInvite />
      <ActivityOdds activity={activity} />
      <EnterActivity activity={activity} />
      <About activity={activity} />
      <div id="check">
        <CheckDraw activity={activity} />
      </div>
    </>
  ),
});

/** What came of one of my entries. */
const record = detailPage({
  endpoint: getActivityPrizeDetail,
  input: ({ query }) => ({ recordId: query.get('recordId') ?? '' }),
  beside: [{ load: loadAddresses }],
  title: 'coins:won.page',
  backTo: recordsHref(),
  skeleton: <SkeletonList lines={4} count={2} />,
  gone: {
    title: 'coins:won.gone',
    action: ({ t }) => (
      <ButtonLink variant="outline" to={recordsHref()}>
        {t('coins:records.title')}
      </ButtonLink>
    ),
  },
  children: (found) => <WonPrize record={found} />,
});

const winningStates = ['won', 'nothing'] as const;

/** My entries, newest first. */
const records = listPage({
  endpoint: listActivityAttendRecords,
  paging: numbered,
  filters: { view: choice(['records']), winningState: choice(winningStates) },
  input: ({ filters: { winningState } }, { pageNo }) => ({
    ...(winningState && { winningState }),
    pageIndex: pageNo,
  }),
  title: 'coins:records.title',
  backTo: playHref(),
  skeleton: <SkeletonList lines={2} />,
  above: ({ t, filters, to }) => (
    <SegmentLinks
      label={t('coins:records.tabs')}
      items={[undefined, ...winningStates].map((winningState) => ({
        // i18n-keys: coins:records.state.*
        label: t(`coins:records.state.${winningState ?? 'all'}`),
        to: to({ winningState }),
        active: winningState === filters.winningState,
      }))}
    />
  ),
  empty: ({ t }) => (
    <EmptyState
      kind="coins"
      title={t('coins:records.none')}
      action={<ButtonLink to={playHref()}>{t('coins:play.title')}</ButtonLink>}
    />
  ),
  group: (items) => <ListGroup>{items}</ListGroup>,
  item: (entry) => <Entry key={entry.recordId} entry={entry} />,
});

/** What an address of this page asks for; in elder mode nobody is led into draws, and what was won stays theirs. */
function viewOf({ query, preferences: { mode } }: Pick<PageLoadInput, 'query' | 'preferences'>) {
  if (query.get('recordId')) return record;
  if (query.get('view') === 'records') return records;
  if (mode === 'elder') return null;
  return query.get('activityId') ? one : all;
}

export const load: PageLoad = (place) => viewOf(place)?.load(place) ?? [];

/** Draws of health coins: all of them, one, and what I won (spec 2 §2.29, spec 3 §7.12). */
export default function PlayCoinPage(): ReactElement {
  const { query } = usePlace();
  const preferences = usePreferences();
  const View = viewOf({ query, preferences })?.Page ?? NoDraws;
  return <View />;
}

function About({ activity }: { activity: ActivityTip }): ReactElement {
  const { t } = useTranslation('coins');
  const facts = useActivityFacts(activity);
  return (
    <Card title={activity.subtitle}>
      <Stack>
        <KeyValueList
          items={[
            ...facts,
            { label: t('play.most'), value: t('play.times', { count: activity.mostPerPerson }) },
          ]}
        />
        <Prose>
          {activity.rules.map((line) => (
            <p key={line}>{line}</p>
          ))}
        </Prose>
      </Stack>
    </Card>
  );
}

function Entry({ entry }: { entry: ActivityRecord }): ReactElement {
  const { t } = useTranslation('coins');
  const locale = useLocale();
  const { recordId, activityTitle, prizeTitle, at, orderState } = entry;
  return (
    <ListLink
      label={prizeTitle}
      description={t('records.line', { title: activityTitle, at: formatInstant(at, locale) })}
      // i18n-keys: coins:records.order.*
      value={orderState === 'none' ? undefined : t(`records.order.${orderState}`)}
      to={recordHref(recordId)}
    />
  );
}
