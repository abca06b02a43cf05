import { accountApi, failureMessage, useServerTimeOffset } from '@xinglin/api';
import type { VerifyCodeScene } from '@xinglin/gateway-sdk';
import { useToast } from '@xinglin/ui';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ownStorage } from '../model/own-storage';

/** Asking for SMS codes of one scene; the wait between two survives a reload, the number is not kept. */
export function useCode(scene: VerifyCodeScene) {
  const { t } = useTranslation('account');
  const toast = useToast();
  const offset = useServerTimeOffset();
  const [resendAt, setResendAt] = useState<string>();
  const [requested, setRequested] = useState(false);
  const [send, { isLoading }] = accountApi.useSendVerifyCodeMutation();
  const storageKey = `resendAt.${scene}`;

  useEffect(() => {
    // The server has no storage, so what it rendered must come first.
    const kept = ownStorage.get(storageKey);
    if (typeof kept === 'string') setResendAt(kept);
  }, [storageKey]);

  const waitFor = (seconds: number) => {
    const at = new Date(Date.now() + offset + seconds * 1000).toISOString();
    setResendAt(at);
    ownStorage.set(storageKey, at, seconds * 1000);
  };

  const request = async (mobile: string) => {
    const result = await send({ mobile, scene });
    if (!('error' in result)) {
      setRequested(true);
      waitFor(result.data.resendAfter);
      toast.show(t('code.sent', { minutes: Math.floor(result.data.expiresIn / 60) }), { tone: 'success' });
      return;
    }
    const failure = result.error;
    if (failure && 'kind' in failure && failure.kind === 'busy') waitFor(failure.retryAfter);
    toast.show(failureMessage(failure, t), { tone: 'error' });
  };

  return { request, requested, resendAt, isRequesting: isLoading, serverOffsetMs: offset };
}
