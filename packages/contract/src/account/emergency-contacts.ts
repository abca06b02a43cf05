import { z } from 'zod';
import { ContactId } from './ids';
import { marked } from '../marks';
import { defineCalls } from '../define-calls';
import { ListOf, Mobile, Nothing, PersonName } from '../shapes';

export const ContactRelation = marked(
  z.enum(['spouse', 'child', 'parent', 'sibling', 'relative', 'friend', 'other']),
  { private: true },
).meta({ id: 'ContactRelation' });

/** Whom a doctor or the service may call when the person cannot be reached; the phone is masked. */
export const EmergencyContact = z
  .object({
    contactId: ContactId,
    name: z.string(),
    relation: ContactRelation,
    /** Masked. */
    mobile: z.string(),
  })
  .meta({ id: 'EmergencyContact' });

const ContactFields = {
  name: PersonName,
  relation: ContactRelation,
  mobile: Mobile,
};

const OneContact = z.object({ contactId: ContactId });

/**
 * Emergency contacts of an account (spec 2 §2.20). The specification shows the page and no calls: these paths are the
 * product's own.
 */
export const emergencyContacts = defineCalls({
  /** The contacts of the account in the order in which they came. */
  listEmergencyContacts: {
    path: '/user/emergencycontact/list',
    access: 'session',
    kind: 'query',
    request: Nothing,
    response: ListOf(EmergencyContact),
    tags: ['EmergencyContact'],
  },
  /** Refuses with `emergencyContactLimitReached`, `emergencyContactDuplicate` or `emergencyContactIsOwner`. */
  addEmergencyContact: {
    path: '/user/emergencycontact/add',
    access: 'bound',
    kind: 'mutation',
    request: z.object(ContactFields),
    response: OneContact,
    tags: ['EmergencyContact'],
  },
  /** Changes a contact. A `mobile` that is left out stays as it was. Refuses as adding does. */
  updateEmergencyContact: {
    path: '/user/emergencycontact/update',
    access: 'bound',
    kind: 'mutation',
    request: z.object({ contactId: ContactId, ...ContactFields, mobile: Mobile.optional() }),
    response: OneContact,
    tags: ['EmergencyContact'],
  },
  deleteEmergencyContact: {
    path: '/user/emergencycontact/delete',
    access: 'bound',
    kind: 'mutation',
    request: OneContact,
    response: OneContact,
    tags: ['EmergencyContact'],
  },
});
