import { type SendCode, type SentCode, useSentCode } from '@xinglin/forms';
import { usePersonCheck } from '@xinglin/person-check';
import { useTranslation } from 'react-i18next';
import { ownStorage } from '../model/own-storage';

/** Asking for codes of one kind, after a check where one is due; the wait between two survives a reload. */
export function useCode(kind: string, send: SendCode): SentCode {
  const { t } = useTranslation('overseas');
  const storageKey = `resendAt.${kind}`;
  return useSentCode({
    send,
    check: usePersonCheck('sendCode'),
    kept: {
      read: () => ownStorage.get(storageKey),
      write: (resendAt, forMilliseconds) => ownStorage.set(storageKey, resendAt, forMilliseconds),
    },
    sentText: (minutes) => t('code.sent', { minutes }),
  });
}
