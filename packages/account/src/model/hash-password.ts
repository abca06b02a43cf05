import { unreachable, type QueryFailure } from '@xinglin/api';
import { md5Hex } from '@xinglin/gateway-sdk';

/** A password as calls take it (spec 1 §3); why not, where the code that writes it so could not be loaded. */
export async function hashPassword(
  password: string,
): Promise<{ data: string } | { error: QueryFailure }> {
  try {
    return { data: await md5Hex(password) };
  } catch {
    return { error: unreachable() };
  }
}
