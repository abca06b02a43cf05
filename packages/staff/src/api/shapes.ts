import type { DeskRequest, DeskResponse, StaffSessionResponse } from '@xinglin/contract';

/** A refund that needs a second person. */
export type Approval = DeskResponse<'list-approvals'>['items'][number];

/** A notice to the reader. */
export type Notice = DeskResponse<'list-staff-notices'>['items'][number];

/** A person of the staff. */
export type Member = DeskResponse<'list-staff'>['items'][number];

/** What an invitation says to the person who opens it. */
export type OpenedInvitation = StaffSessionResponse<'open-invitation'>;

/** A prescription with all that is on it. */
export type Prescription = DeskResponse<'open-prescribing'>['prescriptions'][number];

/** What a check of a prescription found. */
export type Finding = DeskResponse<'check-prescription'>['findings'][number];

/** A medicine from the list. */
export type ListedDrug = DeskResponse<'search-drugs'>['items'][number];

/** A medicine as it is prescribed, in numbers. */
export type Dose = DeskRequest<'check-prescription'>['items'][number];

/** An order of prescribed medicines. */
export type DrugOrder = DeskResponse<'open-drug-order'>;

/** A medicine of such an order. */
export type DrugOrderLine = DrugOrder['lines'][number];
