import { healthCoinsApi } from '@xinglin/api';
import { detailPage } from '@xinglin/pages';
import { href } from '@xinglin/routes';
import { ButtonLink, ListGroup, ListLink, SkeletonList } from '@xinglin/ui';
import { CoinShelf, coinShelf } from '../../../components/coin-shelf';
import { coinTasks, OpenTasks } from '../../../components/coin-task';
import { CoinTop } from '../../../components/coin-top';
import { CoinWheel, coinWheel } from '../../../components/play/coin-wheel';

/** The home of health coins: what I have, what it is enough for, what is missing, what expires (spec 2 §2.29). */
const page = detailPage({
  endpoint: healthCoinsApi.endpoints.getHealthCoinHome,
  input: () => undefined,
  beside: [coinTasks, coinShelf, coinWheel],
  title: 'coins:home.title',
  backTo: href('account.profile'),
  action: ({ t }) => (
    <ButtonLink size="small" variant="text" to={href('membership.healthCoinRecord')}>
      {t('coins:home.records')}
    </ButtonLink>
  ),
  skeleton: <SkeletonList lines={3} count={3} />,
  children: (home, { t }) => (
    <>
      <CoinTop home={home} />
      {home.balance !== null && <OpenTasks />}
      <CoinShelf home={home} />
      <CoinWheel />
      <ListGroup>
        <ListLink label={t('coins:orders.title')} to={href('membership.healthCoinMyPrizes')} />
        <ListLink label={t('coins:rule.title')} to={href('membership.healthCoinRule')} />
      </ListGroup>
    </>
  ),
});

export const { load } = page;
export default page.Page;
