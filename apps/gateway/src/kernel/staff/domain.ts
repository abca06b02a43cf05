// Owns: accounts of the staff, their sign-in and sessions.
// Must not know: what any action of the desk does.
// Used by: the list of domains.
import { deskActions } from '../desk/desk-action';
import { defineDomain } from '../../platform/domain';
import { sealedTables } from '../../platform/reseal';
import { purgeStaffInvitations } from './invitations';
import { seedSandboxStaff } from './sandbox-people';
import { purgeStaffSessions } from './sessions';
import { purgeStaffTickets } from './sign-in';
import { staffDesk } from './staff-desk';
import { staffAccounts, staffInvitations } from '../desk/staff/tables';

export const staffDomain = defineDomain({
  name: 'staff',
  purges: [purgeStaffSessions, purgeStaffTickets, purgeStaffInvitations],
  // A sandbox of a former release has none of them yet.
  topUp: seedSandboxStaff,
  sandboxSeed: seedSandboxStaff,
  brings: [deskActions.of(...staffDesk), sealedTables.of(staffAccounts, staffInvitations)],
});
