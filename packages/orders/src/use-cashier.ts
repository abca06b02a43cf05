import { useChannel, useStoreDispatch } from '@xinglin/api';
import { useNavigate } from 'react-router';

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
  const dispatch = useStoreDispatch();
  const { payServers } = useChannel();
  const navigate = useNavigate();
  return async (orderNo, orderPage, resultPage = orderPage) => {
    // Loaded once there is an order: a form is shown without it. Without the file the order's page takes the payment.
    const cashier = await import('./find-cashier')
      .then(({ findCashier }) => findCashier(dispatch, { orderNo, resultPage, payServers }))
      .catch(() => null);
    await navigate(orderPage, { replace: true });
    if (cashier !== null) window.location.assign(cashier);
  };
}
