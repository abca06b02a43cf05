import { healthCoinsApi } from '@xinglin/api';
import { detailPage } from '@xinglin/pages';
import { href } from '@xinglin/routes';
import { ButtonLink, Card, EmptyState, SkeletonList } from '@xinglin/ui';
import { coinHome } from '../../../components/coin-balance';
import { TaskList } from '../../../components/coin-task';
import { CoinTop } from '../../../components/coin-top';

/** What can be done first, what is done last. */
const rank = { ready: 0, open: 1, received: 2 } as const;

/** What earns health coins, by what the gateway knows was done; received with one tap (spec 2 §2.29). */
const page = detailPage({
  endpoint: healthCoinsApi.endpoints.listHealthCoinTasks,
  input: () => undefined,
  beside: [coinHome],
  title: 'coins:gain.title',
  backTo: href('membership.healthCoin'),
  skeleton: <SkeletonList lines={2} count={4} />,
  children: ({ items }, { t }) =>
    items.length === 0 ? (
      <EmptyState
        kind="coins"
        title={t('coins:gain.none')}
        action={
          <ButtonLink to={href('membership.healthCoinStore')}>{t('coins:store.title')}</ButtonLink>
        }
      />
    ) : (
      <>
        <Top />
        <Card title={t('coins:gain.some')}>
          <TaskList
            tasks={items
              .filter(({ kind }) => kind !== 'signIn')
              .toSorted((one, other) => rank[one.state] - rank[other.state])}
          />
        </Card>
      </>
    ),
});

export const { load } = page;
export default page.Page;

function Top() {
  const home = coinHome.useAnswer().answer.currentData;
  return home === undefined ? null : <CoinTop home={home} />;
}
