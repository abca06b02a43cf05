import { messagesApi, type PageLoad } from '@xinglin/api';
import { byCursor, choice, listPage } from '@xinglin/pages';
import { href } from '@xinglin/routes';
import { dayAt } from '@xinglin/rules';
import { ButtonLink, Cluster, EmptyState, PillLinks, SkeletonList } from '@xinglin/ui';
import { Fragment } from 'react';
import { DayHead, MatterCard } from '../../components/matter-card';
import { UnreadLine } from '../../components/unread-line';

const groups = ['visits', 'consults', 'orders', 'account'] as const;

/** The messages of the account, one row a matter, the newest first. */
const page = listPage({
  endpoint: messagesApi.endpoints.listMessages,
  paging: byCursor,
  // Without one, all are meant.
  filters: { group: choice(groups) },
  input: ({ filters: { group } }, part) => ({ ...(group && { group }), ...part }),
  title: 'centre:messages.title',
  backTo: href('account.profile'),
  skeleton: <SkeletonList avatar lines={3} />,
  above: ({ t, filters, to }) => (
    <>
      <PillLinks
        label={t('centre:messages.groups')}
        items={[undefined, ...groups].map((group) => ({
          // i18n-keys: centre:messages.group.*
          text: t(`centre:messages.group.${group ?? 'all'}`),
          to: to({ group }),
          active: group === filters.group,
        }))}
      />
      <UnreadLine />
    </>
  ),
  empty: ({ t, filters, to }) =>
    filters.group === undefined ? (
      <EmptyState
        kind="messages"
        title={t('centre:messages.none')}
        message={t('centre:messages.noneHint')}
        action={
          <Cluster>
            <ButtonLink to={href('booking.hospitalList')}>{t('centre:messages.book')}</ButtonLink>
            <ButtonLink variant="outline" to={href('consult.portal')}>
              {t('centre:messages.ask')}
            </ButtonLink>
          </Cluster>
        }
      />
    ) : (
      <EmptyState
        kind="search"
        title={t('centre:messages.noneSuch')}
        action={
          <ButtonLink variant="outline" to={to({ group: undefined })}>
            {t('centre:messages.showAll')}
          </ButtonLink>
        }
      />
    ),
  item: (matter, { before }) => (
    <Fragment key={matter.matterId}>
      {(before === undefined || dayAt(before.at) !== dayAt(matter.at)) && (
        <DayHead at={matter.at} />
      )}
      <MatterCard matter={matter} />
    </Fragment>
  ),
});

export const load: PageLoad = (place) => [
  ...page.load(place),
  messagesApi.endpoints.getUnreadMessageCount.initiate(),
];
export default page.Page;
