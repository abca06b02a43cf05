import type { messages } from '@xinglin/contract';
import type { HandlersOf } from '../../platform/mount';
import type { Services } from '../../platform/services';
import { listMatters } from './list';
import { markRead, unreadCount } from './read';

/** The handlers of the message centre; every query names the account that asks. */
export function messagesHandlers(services: Services): HandlersOf<typeof messages> {
  return {
    listMessages: (input, context) => listMatters(services, input, context),
    async readMessages(input, { db, account, now }) {
      await markRead(db, account, input, now);
      return { count: await unreadCount(db, account) };
    },
    getUnreadMessageCount: async (_, { db, account }) => ({
      count: await unreadCount(db, account),
    }),
  };
}
