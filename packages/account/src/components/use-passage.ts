import type { QueryFailure } from '@xinglin/api';
import type { IdentityOutcome } from '@xinglin/gateway-sdk';
import { href } from '@xinglin/routes';
import { useNavigate } from 'react-router';
import { pathAfterSignIn } from '../model/after-sign-in';
import { bindToken } from '../model/entrance-storage';
import { troubleOf, type Trouble } from '../model/trouble';

/** What a call of a passage answers. */
export type Answered<Data> = { data: Data } | { error: QueryFailure | undefined };

/** What the address of trouble says. */
type TroubleQuery = {
  readonly reason: Trouble;
  readonly target: string | undefined;
};

/** What the address of binding says. */
export type BindQuery = { readonly target: string | undefined };

/** Where a passage can lead; `troubleAt` is where it ends when it fails, `bindAt` where a new identity is bound. */
export function usePassage(
  troubleAt: (query: TroubleQuery) => string,
  bindAt = (query: BindQuery) => href('account.preBind', {}, query),
) {
  const navigate = useNavigate();
  const fail = (reason: Trouble, target: string | null) =>
    void navigate(troubleAt({ reason, target: target ?? undefined }), { replace: true });
  return {
    fail,
    /** Continues with an identity's outcome: in, to binding, or to sign-in. */
    goOn: (answer: Answered<IdentityOutcome>, wanted: string | null): void => {
      if ('error' in answer) return fail(troubleOf(answer.error), wanted);
      const { userId, isTempLogin = false, bindToken: token } = answer.data;
      const target = answer.data.target ?? wanted;
      const keep = { target: target ?? undefined };
      if (token !== null) {
        bindToken.keep(token);
        void navigate(bindAt(keep), { replace: true });
      } else if (userId === undefined) {
        void navigate(href('account.login', {}, keep), { replace: true });
      } else {
        // A full load: the server renders the next page for the person who has just signed in.
        window.location.replace(pathAfterSignIn({ isTempLogin }, target));
      }
    },
  };
}
