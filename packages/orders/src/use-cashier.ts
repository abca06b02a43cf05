import { paymentApi, useChannel } from '@xinglin/api';
import { cashierTarget } from '@xinglin/rules';
import { useNavigate } from 'react-router';
import { placeOf } from './pay-ways';

/**
 * Opens the cashier of an order that was just submitted. The page where the order can be paid takes the place of the form,
 * so that going back leads there; it also opens alone where the person has to choose a way to pay first, or where no way
 * is known.
 * @returns a function of the order's number, that page, and the page that shows the result (the same one by default).
 */
export function useCashier(): (
  orderNo: string,
  orderPage: string,
  resultPage?: string,
) => Promise<void> {
  const [askWays] = paymentApi.useLazyListPayWaysQuery();
  const [getUrl] = paymentApi.useGetH5PayUrlMutation();
  const { payServers } = useChannel();
  const navigate = useNavigate();
  return async (orderNo, orderPage, resultPage = orderPage) => {
    const { data: ways } = await askWays({ orderNo, inside: placeOf() });
    const [first, ...others] = ways?.items ?? [];
    const known =
      ways?.items.find(({ lastUsed }) => lastUsed) ?? (others.length === 0 ? first : undefined);
    const cashier =
      ways?.takesMoney === true && known !== undefined
        ? await getUrl({
            orderNo,
            returnUrl: window.location.origin + resultPage,
            provider: known.provider,
          })
        : undefined;
    await navigate(orderPage, { replace: true });
    if (cashier?.data) window.location.assign(cashierTarget(cashier.data.url, payServers));
  };
}
