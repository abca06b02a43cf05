// Owns: the calls of conversations with a doctor, what doctors do in them at the desk, how long they are kept.
// Must not know: what a conversation belongs to; its kind says who may write and until when.
// Used by: the list of domains.
import { chat } from '@xinglin/contract';
import { callSignals } from '../../kernel/conversations/calls/tables';
import { unreadOf } from '../../kernel/conversations/read';
import { conversationMessages } from '../../kernel/conversations/tables';
import { deskActions } from '../../kernel/desk/desk-action';
import { unreadCounts } from '../../kernel/orders/unread';
import { noticeReasons } from '../../kernel/staff/notices/reasons';
import { erasures } from '../../kernel/people/accounts/closing';
import { exportedData } from '../../kernel/people/accounts/exported-data';
import { defineDomain } from '../../platform/domain';
import { sealedTables } from '../../platform/reseal';
import { callDeadline } from './call-deadline';
import { chatColleagueDeadline } from './colleague';
import { chatDesk } from './desk';
import { chatHandlers } from './handlers';
import { prescriptionDesk } from './prescription-requests';
import {
  endConversations,
  exportedConversations,
  purgeCalls,
  purgeConversations,
} from './personal';
import { richTextDesk } from './rich-text-desk';
import { chatReasons } from './staff-notices';
import { videoDesk } from './video-desk';
import { fileUses } from '../../kernel/files/file-uses';

export const chatDomain = defineDomain({
  name: 'chat',
  calls: chat,
  handlers: chatHandlers,
  deadlines: [callDeadline, chatColleagueDeadline],
  purges: [purgeConversations, purgeCalls],
  brings: [
    fileUses.of({ column: conversationMessages.content }),
    deskActions.of(...chatDesk, ...richTextDesk, ...prescriptionDesk, ...videoDesk),
    noticeReasons.of(...chatReasons),
    unreadCounts.of(unreadOf),
    erasures.of(endConversations),
    exportedData.of(async (db, ownerId, locale) => ({
      conversations: await exportedConversations(db, ownerId, locale),
    })),
    sealedTables.of(conversationMessages, callSignals),
  ],
});
