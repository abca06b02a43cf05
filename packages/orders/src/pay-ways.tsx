import { paymentApi } from '@xinglin/api';
import type { PayWay } from '@xinglin/gateway-sdk';
import { Card, RadioGroup } from '@xinglin/ui';
import { useState, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { placeOf } from './pay-place';

/** The ways by which an order can be paid here. */
interface PayWays {
  /** Those there are a choice of; empty where there is none. */
  readonly ways: readonly PayWay[];
  /** The one to pay by; undefined where it is the gateway's to say. */
  readonly chosen: string | undefined;
  readonly onChoose: (provider: string) => void;
  /** Nothing takes money here. */
  readonly isNone: boolean;
}

/** Requests the ways to pay an order; the one by which the person paid last is chosen first. */
export function usePayWays(orderNo: string): PayWays {
  const [picked, setPicked] = useState<string>();
  const { data } = paymentApi.useListPayWaysQuery({ orderNo, inside: placeOf() });
  const ways = data?.items ?? [];
  const first = ways.find(({ lastUsed }) => lastUsed) ?? ways[0];
  const isChoice = ways.length > 1;
  return {
    ways: isChoice ? ways : [],
    chosen: isChoice ? (picked ?? first?.provider) : undefined,
    onChoose: setPicked,
    isNone: data?.takesMoney === false,
  };
}

/** The choice of a way to pay, where there is one. */
export function PayWayChoice({ ways, chosen, onChoose }: PayWays): ReactElement | null {
  const { t } = useTranslation('orders');
  if (ways.length === 0) return null;
  return (
    <Card as="div">
      <RadioGroup
        name="payWay"
        label={t('pay.ways')}
        options={ways.map(({ provider, title, lastUsed }) => ({
          value: provider,
          label: title,
          description: lastUsed ? t('pay.lastUsed') : undefined,
        }))}
        value={chosen}
        onValueChange={onChoose}
      />
    </Card>
  );
}
