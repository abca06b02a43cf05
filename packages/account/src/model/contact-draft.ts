import { errorCodes, type EmergencyContact } from '@xinglin/gateway-sdk';
import { contactRelations, type ContactRelation } from '@xinglin/rules';

/** What is typed about an emergency contact. */
export interface ContactDraft {
  readonly name: string;
  /** Empty until chosen. */
  readonly relation: ContactRelation | '';
  readonly mobile: string;
}

export const emptyContact: ContactDraft = { name: '', relation: '', mobile: '' };

/** The form of a contact that exists; the phone is known masked only, so it starts empty. */
export function draftOfContact({ name, relation }: EmergencyContact): ContactDraft {
  return { name, relation, mobile: '' };
}

/** What of a draft may be kept on the device: not the phone number, which a finder of the device must not read. */
export function keepableContact({ mobile: _, ...kept }: ContactDraft): Partial<ContactDraft> {
  return kept;
}

/** A draft from what storage held; anything that does not fit counts as not there. */
export function restoreContact(kept: unknown): ContactDraft | null {
  if (typeof kept !== 'object' || kept === null) return null;
  const { name, relation } = kept as Record<keyof ContactDraft, unknown>;
  const known = relation === '' ? '' : contactRelations.find((one) => one === relation);
  return typeof name !== 'string' || known === undefined
    ? null
    : { name, relation: known, mobile: '' };
}

/** Everything in the form that can be wrong. */
const contactFields = ['name', 'relation', 'mobile'] as const;

/** One of them. */
export type ContactField = (typeof contactFields)[number];

/** Which field the gateway may name, and which of its refusals are about the number. */
export const contactFailures = {
  knows: (path: string): path is ContactField => contactFields.some((field) => field === path),
  ofRefusal: (code: number): ContactField | undefined =>
    code === errorCodes.emergencyContactDuplicate || code === errorCodes.emergencyContactIsOwner
      ? 'mobile'
      : undefined,
};
