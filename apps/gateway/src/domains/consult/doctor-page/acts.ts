import { typedAmount } from '@xinglin/rules';
import { eq } from 'drizzle-orm';
import { sandboxActionsOf } from '../../../kernel/desk/desk-action';
import { runDeskAction } from '../../../kernel/desk/run-action';
import { orders } from '../../../kernel/orders/tables';
import type { Locale } from '../../../platform/context';
import { refuse } from '../../../platform/refusal';
import { parseInput } from '../../../platform/request-input';
import type { Services } from '../../../platform/services';
import { firstFree } from '../offers';
import { consultOrders } from '../tables';
import type { DoctorAct } from './page';

const staff = 'sandbox';

/** In which language a person asks, and what their acts use. */
export interface Asked {
  readonly locale: Locale;
  readonly services: Services;
}

/** Runs an action of the desk, which writes it into the ledger. */
export async function run(
  name: string,
  body: object,
  { locale, services }: Asked,
): Promise<unknown> {
  const action = sandboxActionsOf(services).find((known) => known.name === name);
  if (action === undefined) throw new Error(`the desk has no action ${name}`);
  const input = parseInput(action.request, { staff, ...body }, locale);
  return runDeskAction(action, input, 'sandbox', services);
}

/** A sum in yuan as it is typed; null for all that is left. */
function centsOf(yuan: string): number | null {
  if (yuan.trim() === '') return null;
  const typed = typedAmount(yuan, 2) ?? refuse('invalidFields');
  return Math.round(typed * 100);
}

/** Does what a button of the page says. Refuses as its action does. */
export async function carryOut(
  act: DoctorAct,
  orderKey: string,
  fields: URLSearchParams,
  asked: Asked,
): Promise<void> {
  const words = fields.get('words') ?? '';
  switch (act) {
    case 'take':
      await run('take-consult', { orderKey, doctorId: await doctorFor(orderKey, asked) }, asked);
      return;
    case 'answer': {
      const clientId = fields.get('clientId') ?? undefined;
      await run('answer-conversation', { orderKey, text: words, clientId }, asked);
      return;
    }
    case 'pictures':
      await run('ask-consult-pictures', { orderKey, reason: words }, asked);
      return;
    case 'refuse':
      await run('refuse-consult', { orderKey, reason: words }, asked);
      return;
    case 'end':
      await run('end-consult', { orderKey }, asked);
      return;
    case 'refund': {
      const cents = centsOf(fields.get('yuan') ?? '');
      const part = cents !== null && {
        cents,
        refundedCents: Number(fields.get('refundedCents') ?? 0),
      };
      await run('refund-consult', { orderKey, reason: words, ...part }, asked);
    }
  }
}

/** The doctor who was chosen, else the first free one, as the colleague of the sandbox would. */
async function doctorFor(orderKey: string, { services: { db } }: Asked): Promise<string> {
  const [row] = await db
    .select({ ownerId: orders.ownerId, own: consultOrders })
    .from(orders)
    .innerJoin(consultOrders, eq(consultOrders.orderNo, orders.orderNo))
    .where(eq(orders.orderNo, orderKey));
  if (row === undefined) return refuse('forbidden');
  const { consultKind: kind, deptId, doctorId } = row.own;
  const free = { kind, ownerId: row.ownerId, ...(deptId !== null && { deptId }) };
  return doctorId ?? (await firstFree(db, free)) ?? refuse('consultClosed');
}
