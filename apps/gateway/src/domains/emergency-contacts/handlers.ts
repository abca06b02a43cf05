import type { emergencyContacts } from '@xinglin/contract';
import type { HandlersOf } from '../../platform/mount';
import { wholeList } from '../../platform/whole-list';
import { addContact, deleteContact, listContacts, updateContact } from './service';

/** The calls of emergency contacts (spec 2 §2.20). */
export const emergencyContactHandlers: HandlersOf<typeof emergencyContacts> = {
  listEmergencyContacts: async (_, context) => wholeList(await listContacts(context)),
  addEmergencyContact: async (input, context) => ({ contactId: await addContact(context, input) }),
  async updateEmergencyContact(input, context) {
    await updateContact(context, input);
    return { contactId: input.contactId };
  },
  async deleteEmergencyContact({ contactId }, context) {
    await deleteContact(context, contactId);
    return { contactId };
  },
};
