import type { overseas } from '@xinglin/contract';
import type { HandlersOf } from '../../platform/mount';
import type { Services } from '../../platform/services';
import { wholeList } from '../../platform/whole-list';
import { hideOwnOrder } from '../../kernel/orders/hide-order';
import { ordersDeadline } from '../../kernel/orders/deadlines';
import type { CallContext } from '../../platform/context';
import { cancelConsult, finishConsult, translateMessage, type OwnAct } from './acts';
import { addAsker, askerOf, askersOf, deleteAsker, updateAsker } from './askers';
import { colleagueDeadline } from './colleague';
import { countryChoice } from './countries';
import { dutyOf } from './duty';
import { overseasKind } from './order-kind';
import { findConsult, listConsults } from './shown';
import { submitConsult } from './submit';
import { translatorPort } from './translator';

/** What answers the calls of people abroad. */
export function overseasHandlers(services: Services): HandlersOf<typeof overseas> {
  const key = services.config.documentHashKey;
  /** One move of a consultation by its owner. */
  const acting = async <Result>(
    act: (context: OwnAct) => Promise<Result>,
    context: CallContext,
  ): Promise<Result> => {
    const { db, now, account, locale } = context;
    context.afterCommit(() => services.outbox.poke());
    return act({ db, now, account, locale, services });
  };
  return {
    listCountries: async (_, { locale }) => countryChoice(locale),
    listAskers: async (_, context) => wholeList(await askersOf(context)),
    getAsker: ({ askerId }, context) => askerOf(context, askerId),
    addAsker: async (input, context) => ({ askerId: await addAsker(context, input, key) }),
    async updateAsker(input, context) {
      await updateAsker(context, input, key);
      return { askerId: input.askerId };
    },
    async deleteAsker({ askerId }, context) {
      await deleteAsker(context, askerId);
      return { askerId };
    },
    getOverseasDuty: (asked, context) => dutyOf(context, asked),
    async submitOverseasConsult(sent, context) {
      const { orderKey, dueAt } = await submitConsult(context, sent);
      context.afterCommit(() => {
        services.deadlines.schedule(ordersDeadline, dueAt);
        services.deadlines.schedule(colleagueDeadline.name, context.now);
      });
      return { orderKey };
    },
    listOverseasConsults: listConsults,
    getOverseasConsult: findConsult,
    cancelOverseasConsult: (input, context) => acting((own) => cancelConsult(own, input), context),
    finishOverseasConsult: (input, context) => acting((own) => finishConsult(own, input), context),
    async deleteOverseasConsult({ orderKey: orderNo }, { db, now, account: ownerId }) {
      await hideOwnOrder({ db, now }, overseasKind, { orderNo, ownerId });
      return { done: true };
    },
    translateOverseasMessage: (input, context) =>
      translateMessage(context, services.use(translatorPort), input),
  };
}
