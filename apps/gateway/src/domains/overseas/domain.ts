// Owns: those for whom an account abroad asks, the countries one chooses from, free consultations and their translation.
// Must not know: other domains, how calls are served, how a conversation is kept.
// Used by: the list of domains.
import { overseas as calls } from '@xinglin/contract';
import { eq } from 'drizzle-orm';
import { conversationKinds } from '../../kernel/conversations/conversation-kind';
import { deskActions } from '../../kernel/desk/desk-action';
import { broughtBy } from '../../kernel/orders/brought-by';
import { erasures } from '../../kernel/people/accounts/closing';
import { exportedData } from '../../kernel/people/accounts/exported-data';
import { defineDomain } from '../../platform/domain';
import { sealedTables } from '../../platform/reseal';
import { exportedAskers } from './askers';
import { colleagueDeadline } from './colleague';
import { overseasDesk } from './consult-desk';
import { overseasHandlers } from './handlers';
import { overseasKind } from './order-kind';
import { seedDuties } from './seed';
import { askers, overseasOrders } from './tables';
import { overseasTalk } from './talk-kind';
import { fileUses } from '../../kernel/files/file-uses';

export const overseasDomain = defineDomain({
  name: 'overseas',
  calls,
  handlers: overseasHandlers,
  deadlines: [colleagueDeadline],
  sandboxSeed: seedDuties,
  brings: [
    fileUses.of({ column: overseasOrders.pictures }),
    conversationKinds.of(overseasTalk),
    ...broughtBy(overseasKind),
    deskActions.of(...overseasDesk),
    sealedTables.of(overseasOrders, askers),
    erasures.of(async (db, ownerId) => {
      await db.delete(askers).where(eq(askers.ownerId, ownerId));
    }),
    exportedData.of(async (db, ownerId) => ({ askers: await exportedAskers(db, ownerId) })),
  ],
});
