import { healthCoinsApi } from '@xinglin/api';
import type { HealthCoinGoodsDetail } from '@xinglin/gateway-sdk';
import { detailPage } from '@xinglin/pages';
import { href } from '@xinglin/routes';
import { ButtonLink, Card, KeyValueList, Note, Prose, SkeletonList, Stack } from '@xinglin/ui';
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
});

export const { load, head } = page;
export default page.Page;

function Goods({ goods }: { goods: HealthCoinGoodsDetail }): ReactElement {
  const { t } = useTranslation('coins');
  const { title, description, coins, stock, balance, most } = goods;
  return (
    <>
      <Card title={title}>
        <Stack>
          <Prose>
            {description.map((line) => (
              <p key={line}>{line}</p>
            ))}
          </Prose>
          <KeyValueList
            items={[
              { label: t('goods.price'), value: t('coins', { coins }), strong: true },
              { label: t('goods.left'), value: t('exchange.pieces', { count: stock }) },
              { label: t('goods.most'), value: t('exchange.pieces', { count: most }) },
              ...(balance === null
                ? []
                : [{ label: t('goods.mine'), value: t('coins', { coins: balance }) }]),
            ]}
          />
        </Stack>
      </Card>
      <Way goods={goods} />
    </>
  );
}

/** On to the exchange, or to what is missing for it or keeps from it. */
function Way({ goods }: { goods: HealthCoinGoodsDetail }): ReactElement {
  const { t } = useTranslation('coins');
  const { goodsId, coins, stock, balance } = goods;
  const stop = useCoinStop();
  if (stop) return <CoinStopCard stop={stop} />;
  if (stock === 0)
    return (
      <Stack inset>
        <Note>{t('goods.noneHint')}</Note>
        <ButtonLink block variant="outline" to={href('membership.healthCoinStore')}>
          {t('store.title')}
        </ButtonLink>
      </Stack>
    );
  if (balance !== null && balance < coins)
    return (
      <Stack inset>
        <Note>{t('goods.short', { coins: coins - balance })}</Note>
        <ButtonLink block to={href('membership.healthCoinGain')}>
          {t('gain.title')}
        </ButtonLink>
      </Stack>
    );
  return (
    <Stack inset>
      <ButtonLink block to={href('membership.healthCoinInformation', {}, { goodsId })}>
        {t('exchange.title')}
      </ButtonLink>
    </Stack>
  );
}
