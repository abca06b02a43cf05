import { useServerTimeOffset, type QueryFailure } from '@xinglin/api';
import { errorCodes } from '@xinglin/gateway-sdk';
import { useToast } from '@xinglin/ui';
import { useState, useSyncExternalStore, type ReactNode } from 'react';

/** The wait until a number may be sent another code. After a reload the number is not known any more. */
interface Wait {
  readonly to?: string;
  /** ISO instant. */
  readonly resendAt: string;
  /** "The code was sent and works for 10 minutes", when one was sent. */
  readonly sentText?: string;
}

type Sent =
  | { data: { resendAfter: number; expiresIn: number } }
  | { error: QueryFailure | undefined };

/** Asks the gateway to send a code to a number or an address, with what a passed check gave where it wants one. */
export type SendCode = (to: string, validateParam?: string) => Promise<Sent>;

/** A check that a person passes before a code is sent, where the gateway wants one. */
export interface PersonCheck {
  /** Where the check opens. */
  readonly element: ReactNode;
  /** Does it once, and once more with what a passed check gave. */
  readonly during: (act: (validateParam?: string) => Promise<Sent>) => Promise<Sent>;
}

interface SentCodeOptions {
  readonly send: SendCode;
  readonly check: PersonCheck;
  /** Keeps the end of the wait over a reload; the number is not kept. */
  readonly kept: {
    readonly read: () => unknown;
    readonly write: (resendAt: string, forMilliseconds: number) => void;
  };
  /** What is said once a code was sent that works for so many minutes. */
  readonly sentText: (minutes: number) => string;
}

/** How codes of one kind are asked for; `SentCodeField` shows it. */
export interface SentCode {
  readonly isRequesting: boolean;
  /** Where the check opens that sending may want. */
  readonly check: ReactNode;
  readonly serverOffsetMs: number;
  /** The wait for this number; a number that was changed meanwhile need not wait for the former one. */
  readonly waitOf: (to: string) => Wait | undefined;
  /** Sends a code; answers why that failed, undefined without words for it, null where it was sent. */
  readonly request: (to: string) => Promise<QueryFailure | undefined | null>;
}

// Only this page writes the wait while it is in view, and it renders again when it does.
const never = () => () => undefined;

/** Whether a call was refused for the code that was typed. */
export function isCodeRefusal(code: number): boolean {
  return code === errorCodes.wrongCode || code === errorCodes.codeExpired;
}

/** Asking for codes of one kind, after a check where one is due; the wait between two survives a reload. */
export function useSentCode({ send, check, kept, sentText }: SentCodeOptions): SentCode {
  const toast = useToast();
  const offset = useServerTimeOffset();
  const [begun, setBegun] = useState<Wait>();
  const [isRequesting, setRequesting] = useState(false);
  const before = useSyncExternalStore(
    never,
    () => {
      const resendAt = kept.read();
      return typeof resendAt === 'string' ? resendAt : undefined;
    },
    // The server has no storage.
    () => undefined,
  );
  const wait = begun ?? (before === undefined ? undefined : { resendAt: before });

  const waitFor = (seconds: number, to: string, text?: string) => {
    const resendAt = new Date(Date.now() + offset + seconds * 1000).toISOString();
    setBegun({ to, resendAt, ...(text !== undefined && { sentText: text }) });
    kept.write(resendAt, seconds * 1000);
  };

  return {
    isRequesting,
    check: check.element,
    serverOffsetMs: offset,
    waitOf: (to) => (wait && (wait.to === undefined || wait.to === to) ? wait : undefined),
    async request(to) {
      setRequesting(true);
      const result = await check.during((validateParam) => send(to, validateParam));
      setRequesting(false);
      if ('error' in result) {
        const failure = result.error;
        if (failure && 'kind' in failure && failure.kind === 'rateLimited')
          waitFor(failure.retryAfter, to);
        return failure;
      }
      const text = sentText(Math.floor(result.data.expiresIn / 60));
      waitFor(result.data.resendAfter, to, text);
      toast.show(text, { tone: 'success' });
      return null;
    },
  };
}
