import { paymentApi, type Dispatch } from '@xinglin/api';
import { cashierTarget } from '@xinglin/rules';
import { placeOf } from './pay-place';

/** What is paid, and the page to which the cashier returns. */
interface Payable {
  readonly orderNo: string;
  readonly resultPage: string;
  /** Origins of payment that the channel allows. */
  readonly payServers: Parameters<typeof cashierTarget>[1];
}

/**
 * Requests the cashier of an order by the way that the person used last, or by the only one.
 * @returns its address; null where the person has to choose a way first, or where no way is known.
 */
export async function findCashier(
  dispatch: Dispatch,
  { orderNo, resultPage, payServers }: Payable,
): Promise<string | null> {
  const { listPayWays, getH5PayUrl } = paymentApi.endpoints;
  const { data: ways } = await dispatch(
    listPayWays.initiate({ orderNo, inside: placeOf() }, { subscribe: false, forceRefetch: true }),
  );
  const [first, ...others] = ways?.items ?? [];
  const known =
    ways?.items.find(({ lastUsed }) => lastUsed) ?? (others.length === 0 ? first : undefined);
  if (ways?.takesMoney !== true || known === undefined) return null;
  const { data } = await dispatch(
    getH5PayUrl.initiate({
      orderNo,
      returnUrl: window.location.origin + resultPage,
      provider: known.provider,
    }),
  );
  return data ? cashierTarget(data.url, payServers) : null;
}
