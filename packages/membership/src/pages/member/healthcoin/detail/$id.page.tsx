import { healthCoinsApi } from '@xinglin/api';
import type { HealthCoinGoodsDetail } from '@xinglin/gateway-sdk';
import { detailPage } from '@xinglin/pages';
import { href } from '@xinglin/routes';
import {
  ActionBar,
  ButtonLink,
  Card,
  GoodsPicture,
  Note,
  Prose,
  SkeletonList,
  Stack,
} from '@xinglin/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { CoinStopCard, shopState, useCoinStop } from '../../../../components/spending-stop';

/** Goods of the store of coins: what they are, what they cost, and whether I can have them (spec 2 §2.29). */
const page = detailPage({
  endpoint: healthCoinsApi.endpoints.getHealthCoinGoods,
  input: ({ params }) => ({ id: params['id'] ?? '' }),
  beside: [shopState],
  title: (goods, t) => goods?.title ?? t('coins:goods.title'),
  head: ({ title, subtitle }) => ({ title, description: subtitle }),
  backTo: href('membership.healthCoinStore'),
  skeleton: <SkeletonList lines={4} count={2} />,
  gone: {
    title: 'coins:goods.gone',
    action: ({ t }) => (
      <ButtonLink variant="outline" to={href('membership.healthCoinStore')}>
        {t('coins:store.title')}
      </ButtonLink>
    ),
  },
  children: (goods) => <Goods goods={goods} />,
  bar: (goods) => <GoodsBar goods={goods} />,
});

export const { load, head } = page;
export default page.Page;

function Goods({ goods }: { goods: HealthCoinGoodsDetail }): ReactElement {
  const { t } = useTranslation('coins');
  const { picture, description, coins, stock, most, missing } = goods;
  const stop = useCoinStop();
  return (
    <>
      <GoodsPicture picture={picture} without="" size="large" />
      <Card title={t('coins', { coins })}>
        <Stack>
          <Note>
            {[
              stock === 0 ? t('goods.none') : t('goods.stock', { count: stock }),
              t('goods.most', { count: most }),
              t('home.delivery'),
            ].join(' · ')}
          </Note>
          {missing !== null && missing > 0 && <Note>{t('goods.missing', { coins: missing })}</Note>}
          <Prose>
            {description.map((line) => (
              <p key={line}>{line}</p>
            ))}
          </Prose>
        </Stack>
      </Card>
      {stop && <CoinStopCard stop={stop} />}
    </>
  );
}

/** The way to the exchange, or to what is missing for it; nothing while coins cannot be spent. */
function GoodsBar({ goods }: { goods: HealthCoinGoodsDetail }): ReactElement | null {
  const { t } = useTranslation('coins');
  const { goodsId, coins, stock, balance } = goods;
  if (useCoinStop()) return null;
  if (stock === 0)
    return (
      <ActionBar>
        <ButtonLink variant="outline" to={href('membership.healthCoinStore')}>
          {t('goods.others')}
        </ButtonLink>
      </ActionBar>
    );
  if (balance !== null && balance < coins)
    return (
      <ActionBar>
        <ButtonLink to={href('membership.healthCoinGain')}>{t('gain.title')}</ButtonLink>
      </ActionBar>
    );
  return (
    <ActionBar promise={t('exchange.honest')}>
      <ButtonLink to={href('membership.healthCoinInformation', {}, { goodsId })}>
        {t('exchange.for', { coins })}
      </ButtonLink>
    </ActionBar>
  );
}
