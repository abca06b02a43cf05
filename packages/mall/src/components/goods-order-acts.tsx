import { failureMessage, goodsApi } from '@xinglin/api';
import type { GoodsOrder } from '@xinglin/gateway-sdk';
import { OrderActions } from '@xinglin/orders';
import { href } from '@xinglin/routes';
import { Button, useToast } from '@xinglin/ui';
import { lazy, Suspense, useState, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { cashierCodeHref } from '../model/centre-ways';
import { ButtonLink } from '@xinglin/ui';

const loadCancel = () => import('./cancel-goods-order');
const CancelGoodsOrder = lazy(loadCancel);
const ReceiveGoods = lazy(() => import('./receive-goods'));

/** What can be done with an order of goods as it stands: give it up, say that it came, buy it once more. */
export function GoodsOrderActs({ order }: { order: GoodsOrder }): ReactElement {
  const { t } = useTranslation('mall');
  const toast = useToast();
  const navigate = useNavigate();
  const [receiving, setReceiving] = useState(false);
  const [askAgain] = goodsApi.useLazyListGoodsToBuyAgainQuery();
  const [merge] = goodsApi.useMergeCartMutation();
  const [isBuying, setBuying] = useState(false);
  const { actions, orderNo, statusText, mayReceive } = order;

  const buyAgain = async () => {
    if (isBuying) return;
    setBuying(true);
    const asked = await askAgain({ orderNo });
    const lines = asked.data?.lines ?? [];
    const merged = lines.length === 0 ? undefined : await merge({ lines });
    setBuying(false);
    const error = asked.error ?? merged?.error;
    if (error) return toast.show(failureMessage(error, t), { tone: 'error' });
    if (merged === undefined) return toast.show(t('again.nothing'), { tone: 'error' });
    const left = asked.data?.left ?? [];
    toast.show(
      left.length === 0 ? t('again.done') : t('again.partly', { titles: left.join('、') }),
      { tone: 'success' },
    );
    await navigate(href('mall.goodsManage'));
  };

  return (
    <>
      <OrderActions
        status={statusText}
        size="medium"
        cancel={
          actions.includes('cancel')
            ? {
                text: t('cancel.button'),
                load: loadCancel,
                renderDialog: (onClose) => <CancelGoodsOrder order={order} onClose={onClose} />,
              }
            : undefined
        }
        asides={
          <>
            {actions.includes('pay') && (
              <ButtonLink variant="outline" to={cashierCodeHref(orderNo)}>
                {t('cashierCode.title')}
              </ButtonLink>
            )}
            {actions.includes('buyAgain') && (
              <Button variant="outline" pending={isBuying} onClick={() => void buyAgain()}>
                {t('action.buyAgain')}
              </Button>
            )}
          </>
        }
      >
        {mayReceive && <Button onClick={() => setReceiving(true)}>{t('action.receive')}</Button>}
      </OrderActions>
      {receiving && (
        <Suspense>
          <ReceiveGoods orderNo={orderNo} onClose={() => setReceiving(false)} />
        </Suspense>
      )}
    </>
  );
}
