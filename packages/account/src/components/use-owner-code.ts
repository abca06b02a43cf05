import { profileApi } from '@xinglin/api';
import { useCodeBy } from './use-code';

/** Asking for a code to the account's own number, which is only known masked. */
export function useOwnerCode() {
  const [send] = profileApi.useSendOwnerCodeMutation();
  return useCodeBy('owner', () => send());
}
