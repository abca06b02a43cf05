import { healthCoinsApi } from '@xinglin/api';
import { SubmissionForm, useSubmission, type FieldsOfFailures } from '@xinglin/forms';
import { errorCodes, type HealthCoinGoodsDetail } from '@xinglin/gateway-sdk';
import { AddressField } from '@xinglin/orders';
import { href } from '@xinglin/routes';
import { Note, SelectField } from '@xinglin/ui';
import { useState, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { coinGoodsHref } from '../model/coin-links';

type Field = 'addressId' | 'count';

const failureFields: FieldsOfFailures<Field> = {
  knows: (path): path is Field => path === 'addressId' || path === 'count',
  ofRefusal: (code) => (code === errorCodes.stockShort ? 'count' : undefined),
};

/** Exchanges goods at the coins that are shown: how many, and where they go. */
export function ExchangeForm({
  goods,
  proposed,
}: {
  goods: HealthCoinGoodsDetail;
  /** Id of the address that is preset; empty for none. */
  proposed: string;
}): ReactElement {
  const { t } = useTranslation('coins');
  const navigate = useNavigate();
  const { goodsId, most, stock } = goods;
  const [chosen, setCount] = useState(1);
  const [addressId, setAddressId] = useState(proposed);
  const [exchange] = healthCoinsApi.useExchangeHealthCoinGoodsMutation();
  // Others may have taken some since they were chosen.
  const count = Math.min(chosen, Math.max(stock, 1));
  const coins = goods.coins * count;
  const short = coins - (goods.balance ?? 0);
  const submission = useSubmission<Field, { readonly orderNo: string }>({
    failureFields,
    waysOut: ({ code }) =>
      code === errorCodes.balanceShort
        ? [{ label: t('gain.title'), to: href('membership.healthCoinGain') }]
        : code === errorCodes.stockShort || code === errorCodes.goodsOffSale
          ? [{ label: t('exchange.back'), to: coinGoodsHref(goodsId) }]
          : [],
    find: () => [
      ...(short > 0
        ? [{ field: 'count' as const, message: t('goods.missing', { coins: short }) }]
        : []),
      ...(addressId === ''
        ? [{ field: 'addressId' as const, message: t('exchange.noAddress') }]
        : []),
    ],
    send: () => exchange({ goodsId, count, addressId, coins }),
    onDone: async ({ orderNo: id }) => {
      // Replaced, so that going back never leads to a form that was sent already.
      await navigate(href('membership.healthCoinExchangeResult', { id }), { replace: true });
    },
  });
  const { problems, idOf } = submission;
  return (
    <SubmissionForm
      submission={submission}
      submitLabel={t('exchange.send', { coins })}
      below={<Note>{t('exchange.honest')}</Note>}
    >
      <SelectField
        id={idOf('count')}
        label={t('exchange.count')}
        options={Array.from({ length: Math.max(1, Math.min(most, stock)) }, (_, place) => ({
          value: String(place + 1),
          label: t('exchange.pieces', { count: place + 1 }),
        }))}
        value={String(count)}
        error={problems.errorOf('count')}
        onValueChange={(value) => setCount(Number(value))}
      />
      <AddressField
        id={idOf('addressId')}
        label={t('exchange.address')}
        value={addressId}
        error={problems.errorOf('addressId')}
        onValueChange={setAddressId}
      />
    </SubmissionForm>
  );
}
