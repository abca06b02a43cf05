import { desc } from 'drizzle-orm';
import { postingAddresses } from './tables';

/** The order of an account's addresses: the default one, then the newest. */
export const usualFirst = [
  desc(postingAddresses.isDefault),
  desc(postingAddresses.createdAt),
  desc(postingAddresses.place),
] as const;
