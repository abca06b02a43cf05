import type { writeOff } from '@xinglin/contract';
import type { HandlersOf } from '../../platform/mount';
import type { Services } from '../../platform/services';
import { ownProof } from '../../kernel/people/accounts/own-mobile';
import { sendCode } from '../../kernel/people/accounts/verify-codes';
import { completionDeadline } from './completion';
import { requestWriteOff, writeOffOf } from './service';

/** The calls of closing an account (spec 3 §7.15). */
export function writeOffHandlers({ limits, deadlines }: Services): HandlersOf<typeof writeOff> {
  return {
    getWriteOff: (_, context) => writeOffOf(context),
    async sendLogoffCode(_, context) {
      const { to, scene } = await ownProof(context, 'writeoff');
      return sendCode(context, limits, { to, scene });
    },
    async logoffAccount({ code }, context) {
      const completesAt = await requestWriteOff(context, code);
      context.afterCommit(() => deadlines.schedule(completionDeadline, completesAt));
      return { completesAt: completesAt.toISOString() };
    },
  };
}
