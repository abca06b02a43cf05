import { drugOrderStates } from '@xinglin/contract';
import { textIn, type DispensingFacts } from '@xinglin/rules';
import { and, asc, desc, eq, inArray } from 'drizzle-orm';
import { orders } from '../../kernel/orders/tables';
import { parcels } from '../../kernel/parcels/tables';
import type { ReadDispensings } from '../../kernel/prescriptions/dispensings';
import { linesOfOrders } from './lines';
import { drugKind } from './order-kind';
import { promisedBy } from './order-rules';
import { drugOrders, drugParcels, pharmacies } from './tables';

/** The state of a row of the register that is an order of medicines. */
export function stateOf(state: string): (typeof drugOrderStates)[number] {
  const known = drugOrderStates.find((one) => one === state);
  if (known === undefined) throw new Error(`no state of an order of medicines: ${state}`);
  return known;
}

/** The newest order of each prescription, with lines and parcels, as the truth line reads it. */
export const readDispensings: ReadDispensings = async (db, prescriptionIds, locale) => {
  if (prescriptionIds.length === 0) return new Map();
  const rows = await db
    .selectDistinctOn([drugOrders.prescriptionId], {
      order: orders,
      own: drugOrders,
      pharmacy: pharmacies,
    })
    .from(drugOrders)
    .innerJoin(orders, eq(orders.orderNo, drugOrders.orderNo))
    .innerJoin(pharmacies, eq(pharmacies.pharmacyId, drugOrders.pharmacyId))
    .where(
      and(eq(orders.kind, drugKind.kind), inArray(drugOrders.prescriptionId, [...prescriptionIds])),
    )
    .orderBy(asc(drugOrders.prescriptionId), desc(orders.createdAt), desc(orders.orderNo));
  const orderNos = rows.map(({ order }) => order.orderNo);
  const lines = await linesOfOrders(db, orderNos);
  const sent =
    orderNos.length === 0
      ? []
      : await db
          .select({ parcel: parcels, own: drugParcels })
          .from(parcels)
          .innerJoin(drugParcels, eq(drugParcels.parcelId, parcels.parcelId))
          .where(inArray(parcels.orderNo, orderNos))
          .orderBy(asc(parcels.sentAt), asc(parcels.parcelId));
  return new Map(
    rows.map(({ order, own, pharmacy }): [string, DispensingFacts] => {
      const { orderNo } = order;
      const state = stateOf(order.state);
      return [
        own.prescriptionId,
        {
          orderNo,
          state,
          method: own.method,
          pharmacyName: textIn(pharmacy.name, locale),
          reportsProgress: pharmacy.reportsProgress,
          payBefore: state === 'awaitingPayment' ? own.payBefore : null,
          sentAt: own.sentAt,
          confirmBefore: own.confirmBefore,
          confirmedAt: own.confirmedAt,
          lastHeardAt: own.lastHeardAt,
          lastWords: own.lastWords,
          newsBefore: own.newsBefore,
          promisedBy: promisedBy(own, pharmacy),
          receivedAt: state === 'received' ? order.movedAt : null,
          lines: lines
            .filter((line) => line.orderNo === orderNo)
            .map((line) => ({
              state: line.state,
              parcelId: line.parcelId,
            })),
          parcels: sent
            .filter(({ parcel }) => parcel.orderNo === orderNo)
            .map(({ parcel, own: facts }) => ({
              parcelId: parcel.parcelId,
              courier: facts.courier,
              sentAt: parcel.sentAt,
              arrivesBy: facts.arrivesBy,
              deliveredAt: parcel.deliveredAt,
            })),
        },
      ];
    }),
  );
};
