import { Id, Instant, writtenText } from '@xinglin/contract';
import { asc, eq, inArray } from 'drizzle-orm';
import { z } from 'zod';
import { deskAction } from '../../kernel/desk/desk-action';
import { followMoves } from '../../kernel/orders/deadlines';
import { orders } from '../../kernel/orders/tables';
import { addressOfOrder } from '../../kernel/parcels/parcels';
import { deliverUse, finishUse, planUse, shipUse } from './desk-uses';
import { servicePackageOrders, servicePackageUses } from './tables';

const OneUse = z.object({ applyNo: Id });
const subject = ({ applyNo }: { readonly applyNo: string }) => applyNo;
const Words = writtenText({ min: 1, max: 1000 });

/** Most lines of a list at the desk. */
const linesShown = 100;

/** What teams do for their packages. */
export const servicePackageDesk = [
  deskAction({
    name: 'list-package-uses',
    summary:
      'What owners of packages asked for and is not finished, the oldest first, a hundred at most.',
    roles: ['nurse'],
    isRead: true,
    request: z.object({}),
    response: z.object({
      items: z.array(
        z.object({
          applyNo: Id,
          orderNo: Id,
          type: z.enum(servicePackageUses.type.enumValues),
          state: z.string(),
          patientName: z.string(),
          /** Until when the owner paused the package; null where it is not paused. */
          pausedUntil: Instant.nullable(),
          note: z.string(),
          /** What was measured and taken; null where no form was sent. */
          answers: z.record(z.string(), z.union([z.string(), z.number()])).nullable(),
          wantedOn: z.string().nullable(),
          plannedAt: Instant.nullable(),
          address: z.string(),
        }),
      ),
    }),
    async handle(_, { db }) {
      const rows = await db
        .select({
          use: servicePackageUses,
          patientName: servicePackageOrders.patientName,
          pausedUntil: servicePackageOrders.pausedUntil,
          orderState: orders.state,
        })
        .from(servicePackageUses)
        .innerJoin(
          servicePackageOrders,
          eq(servicePackageOrders.orderNo, servicePackageUses.orderNo),
        )
        .innerJoin(orders, eq(orders.orderNo, servicePackageUses.orderNo))
        .where(inArray(servicePackageUses.state, ['asked', 'planned', 'sent']))
        .orderBy(asc(servicePackageUses.createdAt))
        .limit(linesShown);
      const items = rows.map(async ({ use, patientName, pausedUntil, orderState }) => ({
        applyNo: use.applyNo,
        orderNo: use.orderNo,
        type: use.type,
        state: use.state,
        patientName: patientName ?? '',
        pausedUntil: orderState === 'paused' ? (pausedUntil?.toISOString() ?? null) : null,
        note: use.note,
        answers: use.answers && { ...use.answers },
        wantedOn: use.wantedOn,
        plannedAt: use.plannedAt?.toISOString() ?? null,
        address:
          use.type === 'goods'
            ? ((await addressOfOrder(db, use.orderNo, 'zh-Hans'))?.text ?? '')
            : '',
      }));
      return { items: await Promise.all(items) };
    },
  }),
  deskAction({
    name: 'plan-package-use',
    summary:
      'A call or a visit is planned for a time, or moved to another; never within a pause of its package.',
    roles: ['nurse'],
    request: OneUse.extend({ plannedAt: Instant }),
    response: OneUse,
    subject,
    async handle({ applyNo, plannedAt }, context) {
      await planUse(context, applyNo, new Date(plannedAt));
      return { applyNo };
    },
  }),
  deskAction({
    name: 'finish-package-use',
    summary:
      'A consultation, call, appointment, form or visit is done, and what came of it; the last one completes the package.',
    roles: ['nurse'],
    request: OneUse.extend({ result: Words }),
    response: OneUse,
    subject,
    async handle({ applyNo, result }, context) {
      await finishUse(context, applyNo, result);
      followMoves(context);
      return { applyNo };
    },
  }),
  deskAction({
    name: 'ship-package-goods',
    summary: 'Goods of a package are on their way.',
    roles: ['nurse', 'service'],
    request: OneUse.extend({
      carrier: writtenText({ min: 1, max: 40 }),
      trackingNo: writtenText({ min: 1, max: 40 }),
      text: Words,
    }),
    response: z.object({ applyNo: Id, parcelId: Id }),
    subject,
    async handle({ applyNo, ...sent }, context) {
      return { applyNo, parcelId: await shipUse(context, applyNo, sent) };
    },
  }),
  deskAction({
    name: 'deliver-package-goods',
    summary: 'Goods of a package were handed over, with what the carrier says.',
    roles: ['nurse', 'service'],
    request: OneUse.extend({ text: Words }),
    response: OneUse,
    subject,
    async handle({ applyNo, text }, context) {
      await deliverUse(context, applyNo, text);
      followMoves(context);
      return { applyNo };
    },
  }),
];
