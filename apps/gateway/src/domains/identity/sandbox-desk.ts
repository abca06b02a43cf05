import { opaqueText } from '@xinglin/contract';
import { eq } from 'drizzle-orm';
import { z } from 'zod';
import { users } from '../../kernel/people/accounts/tables';
import { deskAction } from '../../kernel/desk/desk-action';
import { refuse } from '../../platform/refusal';
import { entranceKeyOf, newTicket } from './entrance';
import { handedOver } from './information';

const PartnerCode = opaqueText({ max: 64 });

/** What a partner's server does in the sandbox: signs a ticket for one of its people, asks what it may know of one. */
export const entranceDesk = [
  deskAction({
    name: 'issue-entrance-ticket',
    summary: 'A ticket as a partner signs it for one of its people.',
    onlyInSandbox: true,
    request: z.object({ partnerCode: PartnerCode, subject: opaqueText({ max: 200 }) }),
    response: z.object({ ticket: z.string() }),
    async handle({ partnerCode, subject }, { now, services }) {
      const key = entranceKeyOf(services.config, partnerCode) ?? refuse('forbidden');
      return { ticket: newTicket(partnerCode, subject, key, now) };
    },
  }),
  deskAction({
    name: 'read-authorized-information',
    summary: 'What a partner may know of a person.',
    onlyInSandbox: true,
    request: z.object({ partnerCode: PartnerCode, mobile: opaqueText({ max: 20 }) }),
    // A partner's own interface, and with it the shape, is agreed upon with each.
    response: z.record(z.string(), z.unknown()),
    async handle({ partnerCode, mobile }, { db }) {
      const [user] = await db
        .select({ userId: users.userId })
        .from(users)
        .where(eq(users.mobile, mobile));
      return user === undefined ? refuse('forbidden') : handedOver(db, user.userId, partnerCode);
    },
  }),
];
