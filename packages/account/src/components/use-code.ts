import { accountApi } from '@xinglin/api';
import { type SendCode, type SentCode, useSentCode } from '@xinglin/forms';
import type { CheckPurpose, VerifyCodeScene } from '@xinglin/gateway-sdk';
import { useTranslation } from 'react-i18next';
import { ownStorage } from '../model/own-storage';
import { usePersonCheck } from '@xinglin/person-check';

/** Codes by SMS of one scene. */
export function useCode(scene: VerifyCodeScene): SentCode {
  const [send] = accountApi.useSendVerifyCodeMutation();
  return useCodeBy(scene, (mobile, validateParam) => send({ mobile, scene, validateParam }));
}

/** Asking for codes of one kind, after a check for `purpose` where one is due. */
export function useCodeBy(
  kind: string,
  send: SendCode,
  purpose: CheckPurpose = 'sendCode',
): SentCode {
  const { t } = useTranslation('account');
  const storageKey = `resendAt.${kind}`;
  return useSentCode({
    send,
    check: usePersonCheck(purpose),
    kept: {
      read: () => ownStorage.get(storageKey),
      write: (resendAt, forMilliseconds) => ownStorage.set(storageKey, resendAt, forMilliseconds),
    },
    sentText: (minutes) => t('code.sent', { minutes }),
  });
}
