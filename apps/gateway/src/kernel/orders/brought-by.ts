import type { Contribution } from '../../platform/ports';
import { deskActions } from '../desk/desk-action';
import { redDots } from '../messages/red-dots';
import { erasures, obstacles } from '../people/accounts/closing';
import { exportedData, exportedVisits } from '../people/accounts/exported-data';
import { countOpenOrders, hasOrderNews } from './account-orders';
import { deskMoves } from './desk-moves';
import { orderKinds, type OrderKind, type OwnTable } from './order-kind';

/** Everything that a domain brings by having a kind of order. */
export function broughtBy<
  State extends string,
  Event extends string,
  Effect extends string,
  Table extends OwnTable,
>(kind: OrderKind<State, Event, Effect, Table>): Contribution[] {
  const { exported, news, obstacle } = kind;
  return [
    orderKinds.of(kind),
    deskActions.of(...deskMoves(kind)),
    ...(news
      ? [
          redDots.of({
            place: news.place,
            isNew: (db, userId, since) =>
              hasOrderNews(db, kind.kind, news.events, { userId, since }),
          }),
        ]
      : []),
    exportedData.of(async (db, ownerId, locale) => ({
      [exported.section]: await exported.rows(db, ownerId, locale),
    })),
    exportedVisits.of(...(exported.visits ? [exported.visits] : [])),
    obstacles.of({
      kind: obstacle,
      count: (db, userId) => countOpenOrders(db, userId, kind.kind),
    }),
    erasures.of((db, userId) => kind.erased(db, userId)),
  ];
}
