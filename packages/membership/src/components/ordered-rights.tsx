import { membershipApi, type PageLoad, type QueryThunk } from '@xinglin/api';
import type { VipOrder } from '@xinglin/gateway-sdk';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { orderCall, orderInput } from '../model/calls';
import { RightsCard } from './rights-card';

const { getHealthVipOrderSimpleInfo, getHealthVipCardInfoForCate } = membershipApi.endpoints;

const loadProductOf =
  (asked: NonNullable<ReturnType<typeof orderInput>>): QueryThunk =>
  async (dispatch) => {
    const { data: order } = await dispatch(getHealthVipOrderSimpleInfo.initiate(asked));
    if (order?.goodsType === 1)
      await dispatch(getHealthVipCardInfoForCate.initiate({ goodsId: order.goodsId }));
  };

/** The order that the address names, then what its card can be used for. */
export const loadOrderedRights: PageLoad = (place) => {
  const asked = orderInput(place);
  return asked === null ? [] : [...orderCall.load(place), loadProductOf(asked)];
};

/** What the ordered card can be used for; nothing for a service, or while its product is unknown. */
export function OrderedRights({
  order: { goodsId, goodsType },
}: {
  readonly order: Pick<VipOrder, 'goodsId' | 'goodsType'>;
}): ReactElement {
  const { t } = useTranslation('membership');
  const { currentData } = membershipApi.useGetHealthVipCardInfoForCateQuery(
    { goodsId },
    { skip: goodsType !== 1 },
  );
  return <RightsCard title={t('product.gives')} rights={currentData?.rights ?? []} />;
}
