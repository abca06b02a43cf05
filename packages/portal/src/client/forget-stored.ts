import { forgetPerson } from '@xinglin/platform';
import { rememberOwner } from './stored-owner';

/** Leaves nothing on the device of the person it belonged to. */
export async function forgetStored(): Promise<void> {
  await forgetPerson(window);
  rememberOwner(null, window);
}
