import type { visitor } from '@xinglin/contract';
import type { HandlersOf } from '../../platform/mount';
import type { Services } from '../../platform/services';
import { openVisitor, returnVisitor } from './service';

/** The calls of visitors' accounts (spec 1 §4, §7). */
export function visitorHandlers({ limits }: Services): HandlersOf<typeof visitor> {
  return {
    async createVisitorAccount(input, context) {
      await limits.consume('visitorByAddress', context.ip);
      return openVisitor(context, input);
    },
    async validateAccessToken({ accessToken }, context) {
      await limits.consume('signInByAddress', context.ip);
      return returnVisitor(context, accessToken);
    },
  };
}
