// Owns: what administrators do with the accounts of the staff.
// Must not know: how one signs in.
// Used by: the desk.
import { deskShapes } from '@xinglin/contract';
import { deskAction, type DeskContext } from '../desk/desk-action';
import { refuse } from '../../platform/refusal';
import { addStaff, changeRoles, closeAccount, inviteAgain, listMembers } from './accounts';
import type { IssuedInvitation } from './invitations';

/** Administrators leave their own account to another one, so that a stolen session cannot take it over. */
function requireOther({ actor }: DeskContext, staffId: string): void {
  if (actor.kind === 'staff' && actor.staffId === staffId) refuse('staffOwnAccount');
}

const shownInvitation = ({ expiresAt, ...invitation }: IssuedInvitation) => ({
  ...invitation,
  expiresAt: expiresAt.toISOString(),
});

async function memberOf({ db, now }: DeskContext, staffId: string) {
  const [member] = await listMembers(db, { now, locale: 'zh-Hans', staffId });
  return member ?? refuse('forbidden');
}

export const staffDesk = [
  deskAction({
    name: 'list-staff',
    isRead: true,
    summary: 'The people of the staff with their roles, open accounts first.',
    ...deskShapes['list-staff'],
    roles: ['administrator'],
    handle: async (_, { db, now }) => ({
      items: await listMembers(db, { now, locale: 'zh-Hans' }),
    }),
  }),
  deskAction({
    name: 'add-staff',
    summary: 'A new account; the answer has the token of its invitation, which is shown this once.',
    ...deskShapes['add-staff'],
    roles: ['administrator'],
    subject: ({ account }) => account,
    handle: async (input, { db, now }) => shownInvitation(await addStaff(db, input, now)),
  }),
  deskAction({
    name: 'change-staff-roles',
    summary: 'Other roles for an account, from its next call on.',
    ...deskShapes['change-staff-roles'],
    roles: ['administrator'],
    subject: ({ staffId }) => staffId,
    async handle(input, context) {
      if (!input.roles.includes('administrator')) requireOther(context, input.staffId);
      await changeRoles(context.db, input);
      return memberOf(context, input.staffId);
    },
  }),
  deskAction({
    name: 'invite-staff-again',
    summary: 'Password, second factor and recovery codes are set again; sessions and a lock end.',
    ...deskShapes['invite-staff-again'],
    roles: ['administrator'],
    subject: ({ staffId }) => staffId,
    async handle({ staffId }, context) {
      requireOther(context, staffId);
      return shownInvitation(await inviteAgain(context.db, staffId, context.now));
    },
  }),
  deskAction({
    name: 'close-staff',
    summary: 'An account is closed for good; its lines in the ledger stay.',
    ...deskShapes['close-staff'],
    roles: ['administrator'],
    subject: ({ staffId }) => staffId,
    async handle({ staffId }, context) {
      requireOther(context, staffId);
      await closeAccount(context.db, staffId, context.now);
      return memberOf(context, staffId);
    },
  }),
];
