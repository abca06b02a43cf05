// Owns: the message centre: the messages of an account, and which were read.
// Must not know: who sends messages, how they reach a phone.
// Used by: the list of domains.
import { messages } from '@xinglin/contract';
import { erasures } from '../../kernel/people/accounts/closing';
import { exportedData } from '../../kernel/people/accounts/exported-data';
import { accountMessages } from '../../kernel/messages/tables';
import { defineDomain } from '../../platform/domain';
import { sealedTables } from '../../platform/reseal';
import { messagesHandlers } from './handlers';
import { eraseMessages, exportedMessages, purgeOldMessages } from './retention';

export const messagesDomain = defineDomain({
  name: 'messages',
  calls: messages,
  handlers: messagesHandlers,
  purges: [purgeOldMessages],
  brings: [
    erasures.of(eraseMessages),
    exportedData.of(exportedMessages),
    sealedTables.of(accountMessages),
  ],
});
