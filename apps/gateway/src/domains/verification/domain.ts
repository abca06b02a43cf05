import { verification } from '@xinglin/contract';
import { deskActions } from '../../kernel/desk/desk-action';
import { purgePersonChecks } from '../../kernel/people/checks/person-checks';
import { purgeAwaitedMessages } from './awaited-messages';
import { verificationHandlers } from './handlers';
import { inboundDesk, inboundPath, mountInboundMessages } from './inbound';
import { defineDomain } from '../../platform/domain';
import './locales';

export const verificationDomain = defineDomain({
  name: 'verification',
  calls: verification,
  handlers: verificationHandlers,
  pages: [mountInboundMessages],
  paths: [inboundPath],
  purges: [purgePersonChecks, purgeAwaitedMessages],
  brings: [deskActions.of(...inboundDesk)],
});
