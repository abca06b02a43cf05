// Generated from packages/contract by `npm run generate`; change it there.
import type { CallRow } from '../call-row';
import type { AddEmergencyContactRequest, AddEmergencyContactResponse, DeleteEmergencyContactRequest, DeleteEmergencyContactResponse, ListEmergencyContactsResponse, UpdateEmergencyContactRequest, UpdateEmergencyContactResponse } from './types/emergency-contacts';

/** The calls of the emergencyContacts domain. */
export const emergencyContactsCalls: {
  listEmergencyContacts: CallRow<void, ListEmergencyContactsResponse, 'query'>;
  addEmergencyContact: CallRow<AddEmergencyContactRequest, AddEmergencyContactResponse, 'mutation'>;
  updateEmergencyContact: CallRow<UpdateEmergencyContactRequest, UpdateEmergencyContactResponse, 'mutation'>;
  deleteEmergencyContact: CallRow<DeleteEmergencyContactRequest, DeleteEmergencyContactResponse, 'mutation'>;
} = {
  listEmergencyContacts: {
    path: '/user/emergencycontact/list',
    kind: 'query',
    tags: [
      'EmergencyContact'
    ]
  },
  addEmergencyContact: {
    path: '/user/emergencycontact/add',
    kind: 'mutation',
    tags: [
      'EmergencyContact'
    ]
  },
  updateEmergencyContact: {
    path: '/user/emergencycontact/update',
    kind: 'mutation',
    tags: [
      'EmergencyContact'
    ]
  },
  deleteEmergencyContact: {
    path: '/user/emergencycontact/delete',
    kind: 'mutation',
    tags: [
      'EmergencyContact'
    ]
  }
};
