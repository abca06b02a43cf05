import type { DeskResponse, StaffSessionResponse } from '@xinglin/contract';

/** A refund that needs a second person. */
export type Approval = DeskResponse<'list-approvals'>['items'][number];

/** A notice to the reader. */
export type Notice = DeskResponse<'list-staff-notices'>['items'][number];

/** A person of the staff. */
export type Member = DeskResponse<'list-staff'>['items'][number];

/** What an invitation says to the person who opens it. */
export type OpenedInvitation = StaffSessionResponse<'open-invitation'>;
