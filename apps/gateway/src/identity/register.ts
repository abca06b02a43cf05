import { z } from 'zod';
import { refuse } from '../platform/refusal';
import { registerDeskAction } from '../sandbox/desk';
import { entranceKeyOf, newTicket } from './entrance';

/** What a partner's server does in the sandbox: signs a ticket for one of its people. */
export function registerEntranceDesk(): void {
  registerDeskAction(
    'issue-entrance-ticket',
    z.object({ partnerCode: z.string().min(1).max(64), subject: z.string().min(1).max(200) }),
    async ({ partnerCode, subject }, { now, services }) => {
      const key = entranceKeyOf(services.config, partnerCode) ?? refuse('forbidden');
      return { ticket: newTicket(partnerCode, subject, key, now) };
    },
  );
}
