import type { deskShapes, StaffRole } from '@xinglin/contract';
import type { z } from 'zod';
import type { Localised } from '../../../platform/localised';

type StaffNotice = z.output<(typeof deskShapes)['list-staff-notices']['response']>['items'][number];

/** What a notice to the staff is about. */
export type StaffNoticeKind = StaffNotice['kind'];

/** Whom an event concerns. */
export type StaffAudience =
  /** Doctors; where there are none, the service, who can find one. */
  | { readonly doctorIds: readonly string[] }
  | { readonly roles: readonly StaffRole[] }
  | { readonly staffId: string };

/** What the words of a notice are made of. Nothing here may say who a patient is or what they wrote. */
export type NoticeFacts = Readonly<Record<string, string | number>>;

/** Something that the staff should know. */
export interface StaffEvent {
  readonly kind: StaffNoticeKind;
  /** Names the event among those of its kind: one that is reported twice is one notice. */
  readonly once: string;
  readonly audience: StaffAudience;
  readonly orderKey: string | null;
  readonly facts: NoticeFacts;
}

/** Facts of a consult: what its kind is called in each language, and until when an answer is promised. */
export const consultFacts = (service: Localised, before: Date | null): NoticeFacts => ({
  'service.zh-Hans': service['zh-Hans'],
  'service.zh-Hant': service['zh-Hant'],
  'service.en': service.en,
  ...(before !== null && { before: before.toISOString() }),
});

/** A refund that a second person has to approve. */
interface RequestedApproval {
  readonly approvalId: string;
  readonly orderKey: string | null;
  readonly cents: number;
  readonly requestedBy: { readonly staffId: string; readonly name: string };
}

/** For those who may decide it; the requester is not among them. */
export const approvalWaits = ({
  approvalId,
  orderKey,
  cents,
  requestedBy,
}: RequestedApproval): StaffEvent => ({
  kind: 'approvalWaits',
  once: approvalId,
  audience: { roles: ['cashier', 'administrator'] },
  orderKey,
  facts: { approvalId, cents, by: requestedBy.name, exceptStaffId: requestedBy.staffId },
});

/** For the person who requested it. */
export const approvalDecided = (
  { approvalId, orderKey, cents, requestedBy }: RequestedApproval,
  state: 'approved' | 'refused' | 'expired' | 'failed',
): StaffEvent => ({
  kind: 'approvalDecided',
  once: approvalId,
  audience: { staffId: requestedBy.staffId },
  orderKey,
  facts: { approvalId, cents, state },
});
