import { healthCoinsApi, type PageLoad } from '@xinglin/api';
import { listPage, whole } from '@xinglin/pages';
import { href } from '@xinglin/routes';
import { ButtonLink, EmptyState, SkeletonList } from '@xinglin/ui';
import type { ReactElement } from 'react';
import { CoinBalance, coinHome } from '../../../components/coin-balance';
import { CoinTask } from '../../../components/coin-task';
import { TakeCoins } from '../../../components/take-coins';

/** What earns health coins, by what the gateway knows was done; taken with one tap (spec 2 §2.29). */
const page = listPage({
  endpoint: healthCoinsApi.endpoints.listHealthCoinTasks,
  paging: whole,
  input: () => undefined,
  title: 'coins:gain.title',
  backTo: href('membership.healthCoin'),
  skeleton: <SkeletonList lines={2} />,
  above: () => <Above />,
  empty: ({ t }) => (
    <EmptyState
      title={t('coins:gain.none')}
      action={
        <ButtonLink to={href('membership.healthCoinStore')}>{t('coins:store.title')}</ButtonLink>
      }
    />
  ),
  item: (task) => <CoinTask key={task.taskId} task={task} />,
});

export const load: PageLoad = (place) => [...coinHome.load(place), ...page.load(place)];
export default page.Page;

/** What waits to be taken; without it, what there is. */
function Above(): ReactElement {
  const { answer } = coinHome.useAnswer();
  const ready = answer.currentData?.readyCoins ?? 0;
  return ready > 0 ? <TakeCoins coins={ready} /> : <CoinBalance offersTasks={false} />;
}
