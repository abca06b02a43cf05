// Generated from packages/contract by `npm run generate`; change it there.
export type ContactRelation =
  'spouse' | 'child' | 'parent' | 'sibling' | 'relative' | 'friend' | 'other';
export interface EmergencyContact {
  contactId: string;
  name: string;
  relation: ContactRelation;
  mobile: string;
}
export interface ListEmergencyContactsResponse {
  items: EmergencyContact[];
  total: number;
  pageNo: number;
  pageSize: number;
}
export interface AddEmergencyContactRequest {
  name: string;
  relation: ContactRelation;
  mobile: string;
}
export interface AddEmergencyContactResponse {
  contactId: string;
}
export interface UpdateEmergencyContactRequest {
  contactId: string;
  name: string;
  relation: ContactRelation;
  mobile?: string | undefined;
}
export interface UpdateEmergencyContactResponse {
  contactId: string;
}
export interface DeleteEmergencyContactRequest {
  contactId: string;
}
export interface DeleteEmergencyContactResponse {
  contactId: string;
}
