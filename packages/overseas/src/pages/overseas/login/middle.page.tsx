import {
  failureMessage,
  identityApi,
  refusalCode,
  type PageForward,
  type QueryFailure,
} from '@xinglin/api';
import { useHandedOn, useOnce } from '@xinglin/forms';
import { errorCodes } from '@xinglin/gateway-sdk';
import { href } from '@xinglin/routes';
import { ButtonLink, ErrorState, Page, PageHeader, SkeletonCard } from '@xinglin/ui';
import { useState, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router';
import { pathAfterSignIn } from '../../../model/after-sign-in';
import {
  bindToken,
  forgetSignIn,
  provenBy,
  provenName,
  wantedTarget,
} from '../../../model/provider-sign-in';

/** Opened without an answer of a provider, it has nothing to do. */
export const forward: PageForward = ({ query }) => {
  if (query.has('error') || (query.has('code') && query.has('state'))) return null;
  return href('overseas.login', {}, { target: query.get('target') ?? undefined });
};

/** Takes what a provider's page answers: in, to binding, or back to signing in with the reason (spec 2 §2.30). */
export default function LoginMiddlePage(): ReactElement {
  const { t } = useTranslation('overseas');
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const [finish] = identityApi.usePartnerPostLoginMutation();
  const [failure, setFailure] = useState<QueryFailure>();
  const wanted = useHandedOn(wantedTarget) ?? query.get('target') ?? undefined;
  const error = query.get('error');

  const take = async (): Promise<void> => {
    if (error !== null) return;
    setFailure(undefined);
    const answer = await finish({ code: query.get('code') ?? '', state: query.get('state') ?? '' });
    if ('error' in answer) {
      setFailure(answer.error);
      return;
    }
    const { bindToken: token, proven } = answer.data;
    const target = answer.data.target ?? wantedTarget.get();
    forgetSignIn();
    if (token === null) {
      // A full load: the server renders the next page for the person who has just signed in.
      window.location.replace(pathAfterSignIn(target));
      return;
    }
    bindToken.keep(token);
    if (proven !== undefined) provenBy.keep(proven.provider);
    if (typeof proven?.name === 'string') provenName.keep(proven.name);
    const to = href('overseas.combinedLogin', {}, { target: target ?? undefined });
    void navigate(to, { replace: true });
  };
  useOnce(() => void take());

  const reason = reasonOf(error, failure);
  const login = href('overseas.login', {}, { target: wanted });
  return (
    <Page header={<PageHeader title={t('login.title')} backTo={login} />}>
      {reason === null ? (
        <SkeletonCard lines={3} />
      ) : (
        <ErrorState
          // i18n-keys: overseas:loginMiddle.reasons.*
          title={t(`loginMiddle.reasons.${reason}`)}
          message={
            reason === 'failed'
              ? failureMessage(failure, t)
              : // i18n-keys: overseas:loginMiddle.what.*
                t(`loginMiddle.what.${reason}`)
          }
          {...(reason === 'failed' && { onRetry: () => void take() })}
          action={
            <ButtonLink to={login} variant={reason === 'failed' ? 'outline' : 'primary'}>
              {t('providers.backToSignIn')}
            </ButtonLink>
          }
        />
      )}
    </Page>
  );
}

/** Why nothing came of it; null as long as something may. Only what failed on the way can be tried again. */
function reasonOf(error: string | null, failure: QueryFailure | undefined) {
  if (error === 'access_denied') return 'denied';
  if (error !== null) return 'trouble';
  if (failure === undefined) return null;
  return refusalCode(failure) === errorCodes.authorizationInvalid ? 'expired' : 'failed';
}
