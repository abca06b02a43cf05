import { followMoves } from '../../kernel/orders/deadlines';
import type { CallContext } from '../../platform/context';
import type { Services } from '../../platform/services';
import { colleagueDeadline } from './colleague';
import { newsDeadline } from './silence';

/** Once the transaction is committed: messages are sent, deadlines are read again. */
export function follow(
  services: Services,
  context: Pick<CallContext, 'now' | 'afterCommit'>,
): void {
  const { now, afterCommit } = context;
  followMoves({ now, afterCommit: (task) => afterCommit(task), services });
  afterCommit(() => {
    for (const { name } of [newsDeadline, colleagueDeadline])
      services.deadlines.schedule(name, now);
  });
}
