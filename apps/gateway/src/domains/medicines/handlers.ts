import type { medicines } from '@xinglin/contract';
import { ordersDeadline } from '../../kernel/orders/deadlines';
import type { CallContext } from '../../platform/context';
import type { HandlersOf } from '../../platform/mount';
import type { Services } from '../../platform/services';
import { cancelDrugOrder } from './cancel';
import { listPharmacies } from './choices';
import { moveDrugOrder } from './elsewhere';
import { follow } from './follow';
import { priceOf, shownQuote } from './quotes';
import { receiveDrugOrder, requireOwnOrder, scheduleDrugOrder } from './receive';
import { findDrugOrder, listDrugOrders } from './shown';
import { submitDrugOrder } from './submit';
import { decideSubstitution } from './substitution';

/** What answers the calls of pharmacies and orders of medicines (spec 3 §7.13). */
export function medicinesHandlers(services: Services): HandlersOf<typeof medicines> {
  /** An act of an order's owner, and what follows it. */
  const acting =
    <Input, Answer>(
      act: (input: Input, context: CallContext & { services: Services }) => Promise<Answer>,
    ) =>
    async (input: Input, context: CallContext): Promise<Answer> => {
      const { db, now, account, locale } = context;
      const answer = await act(input, { ...context, db, now, account, locale, services });
      follow(services, context);
      return answer;
    };
  return {
    listPharmacies,
    quoteDrugOrder: async (wish, context) => shownQuote(await priceOf(context, wish), context),
    async submitDrugOrder(input, context) {
      const made = await submitDrugOrder(input, context);
      context.afterCommit(() =>
        services.deadlines.schedule(ordersDeadline, new Date(made.payBefore)),
      );
      return made;
    },
    getDrugOrder: findDrugOrder,
    listDrugOrders,
    cancelDrugOrder: acting(cancelDrugOrder),
    moveDrugOrder: acting(moveDrugOrder),
    decideSubstitution: acting(async ({ orderNo, lineId, isAccepted }, context) => {
      await requireOwnOrder(context, orderNo);
      const decision = { orderNo, lineId, isAccepted };
      return { orderNo, refundCents: await decideSubstitution(context, decision) };
    }),
    scheduleDrugOrder: acting(scheduleDrugOrder),
    receiveDrugOrder: acting(receiveDrugOrder),
  };
}
