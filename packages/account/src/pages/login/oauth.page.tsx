import { identityApi } from '@xinglin/api';
import { href } from '@xinglin/routes';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useHref, useLocation, useSearchParams } from 'react-router';
import { Passing } from '../../components/passing';
import { useOnce, usePassage } from '../../components/use-passage';

/**
 * Sign-in by a provider of OAuth (spec 2 §2.22): with `provider` it leads to the provider's page, with what that page
 * answers it goes on into the portal.
 */
export default function OauthPage(): ReactElement {
  const { t } = useTranslation('entrance');
  const [query] = useSearchParams();
  const here = useHref(useLocation().pathname);
  const [begin] = identityApi.useGetPartnerOauthAuthCodeMutation();
  const [finish] = identityApi.usePartnerPostLoginMutation();
  const { fail, goOn } = usePassage((query) => href('account.oauthError', {}, query));

  useOnce(() => {
    void (async () => {
      const [code, state, target] = [query.get('code'), query.get('state'), query.get('target')];
      if (query.has('error')) return fail('denied', target);
      if (code !== null && state !== null) return goOn(await finish({ code, state }), target);
      if (query.get('provider') !== 'healthId') return fail('expired', target);
      const begun = await begin({
        provider: 'healthId',
        returnUrl: window.location.origin + here,
        ...(target !== null && { target }),
      });
      if ('data' in begun && begun.data) window.location.assign(begun.data.authorizeUrl);
      else goOn({ error: begun.error }, target);
    })();
  });

  return <Passing title={t('oauth.title')} />;
}
