// Owns: the message centre: what an account was told, and what of it was read.
// Must not know: who tells accounts something, how it reaches a phone.
// Used by: the list of domains.
import { messages } from '@xinglin/contract';
import { erasures } from '../../kernel/people/accounts/closing';
import { exportedData } from '../../kernel/people/accounts/exported-data';
import { defineDomain } from '../../platform/domain';
import { messagesHandlers } from './handlers';
import { eraseMessages, exportedMessages, purgeOldMessages } from './retention';

export const messagesDomain = defineDomain({
  name: 'messages',
  calls: messages,
  handlers: messagesHandlers,
  purges: [purgeOldMessages],
  brings: [erasures.of(eraseMessages), exportedData.of(exportedMessages)],
});
