// Owns: the files of a domain that has a new kind of order, and what answers its calls.
// Must not know: what the calls look like.
// Used by: `npm run new -- order-kind`.
import { kind, tables, texts } from './order-kind-parts.mjs';

const submit = ({
  domain,
  thing,
  Thing,
}) => `import type { ${domain} as calls, RequestOf, ResponseOf } from '@xinglin/contract';
import { hospitalTimeZone, textIn } from '@xinglin/rules';
import { asc, eq } from 'drizzle-orm';
import type { MoveContext } from '../../kernel/orders/move-context';
import { registerOrder, type NewOrder } from '../../kernel/orders/new-order';
import { newOrderNo } from '../../kernel/orders/order-number';
import type { Locale } from '../../platform/context';
import type { Queryable } from '../../platform/database';
import { refuse } from '../../platform/refusal';
import { ${thing}Kind, payBeforeOf } from './order-kind';
import { ${thing}Offers, ${thing}Orders } from './tables';

/** All that can be ordered. */
export async function listOffers(
  db: Queryable,
  locale: Locale,
): Promise<ResponseOf<(typeof calls)['list${Thing}Offers']>['items']> {
  const offers = await db.select().from(${thing}Offers).orderBy(asc(${thing}Offers.offerId));
  return offers.map((offer) => ({ ...offer, title: textIn(offer.title, locale) }));
}

/** Makes an order at the price that its offer has now; refuses with \`forbidden\` what is not offered. */
export async function submitOrder(
  { db, now }: MoveContext,
  { offerId }: RequestOf<(typeof calls)['submit${Thing}Order']>,
  owner: Pick<NewOrder, 'ownerId' | 'locale'>,
) {
  const [offer] = await db.select().from(${thing}Offers).where(eq(${thing}Offers.offerId, offerId));
  if (!offer) return refuse('forbidden');
  const orderNo = newOrderNo(now, hospitalTimeZone);
  const payBefore = payBeforeOf(now);
  await registerOrder(db, ${thing}Kind, {
    ...owner,
    orderNo,
    state: 'awaitingPayment',
    totalCents: offer.priceCents,
    dueAt: payBefore,
    createdAt: now,
    event: 'submit',
    actor: 'patient',
  });
  await db.insert(${thing}Orders).values({ orderNo, offerId, title: offer.title });
  return { orderNo, amountCents: offer.priceCents, payBefore };
}
`;

const handlers = ({ domain, thing, Thing }) => `import type { ${domain} } from '@xinglin/contract';
import { cancelOwnOrder } from '../../kernel/orders/cancel-order';
import { ordersDeadline } from '../../kernel/orders/deadlines';
import { orderDetail } from '../../kernel/payment/order-detail';
import type { HandlersOf } from '../../platform/mount';
import type { Services } from '../../platform/services';
import { wholeList } from '../../platform/whole-list';
import { ${thing}Kind } from './order-kind';
import { listOffers, submitOrder } from './submit';

/** What answers the calls of ${domain}. */
export function ${domain}Handlers(services: Services): HandlersOf<typeof ${domain}> {
  return {
    list${Thing}Offers: async (_, { db, locale }) => wholeList(await listOffers(db, locale)),

    async submit${Thing}Order(input, context) {
      const { db, now, account: ownerId, locale } = context;
      const order = await submitOrder({ db, now, services }, input, { ownerId, locale });
      context.afterCommit(() => services.deadlines.schedule(ordersDeadline, order.payBefore));
      return { ...order, payBefore: order.payBefore.toISOString() };
    },

    get${Thing}Order: ({ orderNo }, { db, account: ownerId, locale, now }) =>
      orderDetail(db, services, { kind: ${thing}Kind.kind, orderNo }, { ownerId, locale, now }),

    async cancel${Thing}Order(input, context) {
      const { db, now, account: ownerId, locale } = context;
      const order = await cancelOwnOrder({ db, now, services }, ${thing}Kind, { ...input, ownerId });
      context.afterCommit(() => services.outbox.poke());
      const { orderNo, state, refundedCents } = order;
      return { orderNo, statusText: ${thing}Kind.stateText(state, locale), refundCents: refundedCents };
    },
  };
}
`;

const seed = ({
  thing,
  chinese,
  english,
  cents,
}) => `import type { Queryable } from '../../platform/database';
import { ${thing}Offers } from './tables';

/** Something to order in the sandbox. */
export async function seed(db: Queryable): Promise<void> {
  const title = { 'zh-Hans': '${chinese}', en: '${english}' };
  await db.insert(${thing}Offers).values({ offerId: '${thing}-1', title, priceCents: ${cents} });
}
`;

const domainText = ({
  domain,
  thing,
  english,
}) => `// Owns: orders of one kind: ${english}. What can be ordered, ordering, cancelling.
// Must not know: other domains, how money is moved, how calls are served.
// Used by: the list of domains.
import { ${domain} } from '@xinglin/contract';
import { broughtBy } from '../../kernel/orders/brought-by';
import { defineDomain } from '../../platform/domain';
import { ${domain}Handlers } from './handlers';
import { ${thing}Kind } from './order-kind';
import { seed } from './seed';

export const ${domain}Domain = defineDomain({
  name: '${domain}',
  calls: ${domain},
  handlers: ${domain}Handlers,
  sandboxSeed: seed,
  brings: broughtBy(${thing}Kind),
});
`;

/** The files of the domain's folder, but for its test. */
export const gatewayFiles = (names) => ({
  'tables.ts': tables(names),
  'order-kind.ts': kind(names),
  'texts.ts': texts(names),
  'submit.ts': submit(names),
  'handlers.ts': handlers(names),
  'seed.ts': seed(names),
  'domain.ts': domainText(names),
});
