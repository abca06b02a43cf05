import { z } from 'zod';

/** What a person of the staff may be; one may be several. Every action of the desk says for which of them it is. */
export const staffRoles = [
  'doctor',
  'nurse',
  'pharmacist',
  'service',
  'moderator',
  'cashier',
  'administrator',
] as const;

export const StaffRole = z.enum(staffRoles).meta({ id: 'StaffRole' });

export type StaffRole = z.output<typeof StaffRole>;
