import { accountApi, useServerTimeOffset, type QueryFailure } from '@xinglin/api';
import { errorCodes, type CheckPurpose, type VerifyCodeScene } from '@xinglin/gateway-sdk';
import { useToast } from '@xinglin/ui';
import { useState, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { ownStorage } from '../model/own-storage';
import { usePersonCheck } from './person-check/use-person-check';

/** The wait until a number may be sent another code. After a reload the number is not known any more. */
interface Wait {
  readonly mobile?: string;
  readonly resendAt: string;
  /** "The code was sent and works for 10 minutes", when one was sent. */
  readonly sentText?: string;
}

// Only this page writes the wait while it is in view, and it renders again when it does.
const never = () => () => undefined;

/** Asks the gateway to send a code to a number or an address, with what a passed check gave where it wants one. */
export type SendCode = (
  to: string,
  validateParam?: string,
) => Promise<
  { data: { resendAfter: number; expiresIn: number } } | { error: QueryFailure | undefined }
>;

/** Whether a call was refused for the code that was typed. */
export function isCodeRefusal(code: number): boolean {
  return code === errorCodes.wrongCode || code === errorCodes.codeExpired;
}

/** Codes by SMS of one scene. */
export function useCode(scene: VerifyCodeScene) {
  const [send] = accountApi.useSendVerifyCodeMutation();
  return useCodeBy(scene, (mobile, validateParam) => send({ mobile, scene, validateParam }));
}

/** Asking for codes of one kind, after a check for `purpose` where one is due; the wait between two survives a reload, the number is not kept. */
export function useCodeBy(kind: string, send: SendCode, purpose: CheckPurpose = 'sendCode') {
  const { t } = useTranslation('account');
  const toast = useToast();
  const offset = useServerTimeOffset();
  const check = usePersonCheck(purpose);
  const [begun, setBegun] = useState<Wait>();
  const [isRequesting, setRequesting] = useState(false);
  const storageKey = `resendAt.${kind}`;

  const kept = useSyncExternalStore(
    never,
    () => {
      const resendAt = ownStorage.get(storageKey);
      return typeof resendAt === 'string' ? resendAt : undefined;
    },
    // The server has no storage.
    () => undefined,
  );
  const wait = begun ?? (kept === undefined ? undefined : { resendAt: kept });

  const waitFor = (seconds: number, mobile: string, sentText?: string) => {
    const resendAt = new Date(Date.now() + offset + seconds * 1000).toISOString();
    setBegun({ mobile, resendAt, ...(sentText !== undefined && { sentText }) });
    ownStorage.set(storageKey, resendAt, seconds * 1000);
  };

  return {
    isRequesting,
    /** Where the check opens that sending may want. */
    check: check.element,
    serverOffsetMs: offset,
    /** The wait for this number; a number that was changed meanwhile need not wait for the former one. */
    waitOf: (mobile: string): Wait | undefined =>
      wait && (wait.mobile === undefined || wait.mobile === mobile) ? wait : undefined,
    /** Sends a code; answers why that failed. */
    async request(mobile: string): Promise<QueryFailure | undefined> {
      setRequesting(true);
      const result = await check.during((validateParam) => send(mobile, validateParam));
      setRequesting(false);
      if ('error' in result) {
        const failure = result.error;
        if (failure && 'kind' in failure && failure.kind === 'rateLimited')
          waitFor(failure.retryAfter, mobile);
        return failure;
      }
      const sentText = t('code.sent', { minutes: Math.floor(result.data.expiresIn / 60) });
      waitFor(result.data.resendAfter, mobile, sentText);
      toast.show(sentText, { tone: 'success' });
      return undefined;
    },
  };
}
