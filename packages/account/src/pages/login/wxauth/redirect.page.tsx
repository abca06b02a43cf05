import { identityApi } from '@xinglin/api';
import { useOnce } from '@xinglin/forms';
import { href } from '@xinglin/routes';
import { withQuery } from '@xinglin/rules';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useHref, useLocation, useSearchParams } from 'react-router';
import { Passing } from '../../../components/passing';
import { usePassage } from '../../../components/use-passage';

/**
 * Sign-in by the messaging app (spec 2 §2.22). With `silent` the app asks the person nothing, and who is not bound yet
 * signs in as all others do.
 */
export default function ChatAppRedirectPage(): ReactElement {
  const { t } = useTranslation('entrance');
  const [query] = useSearchParams();
  const here = useHref(useLocation().pathname);
  const [begin] = identityApi.useCheckPartnerWxMutation();
  const [finish] = identityApi.useLoginPartnerWxMutation();
  const [finishSilently] = identityApi.useSilentLoginPartnerWxMutation();
  const { fail, goOn } = usePassage((query) => href('account.oauthError', {}, query));
  const silent = query.get('silent') === '1';

  useOnce(() => {
    void (async () => {
      const [code, state, target] = [query.get('code'), query.get('state'), query.get('target')];
      if (query.has('error')) {
        if (!silent) return fail('denied', target);
        return goOn({ data: { bindToken: null, target } }, target);
      }
      if (code !== null && state !== null) {
        const end = silent ? finishSilently : finish;
        return goOn(await end({ code, state }), target);
      }
      const page = target === null ? here : withQuery(here, 'target', target);
      const begun = await begin({
        silent,
        returnUrl: window.location.origin + (silent ? withQuery(page, 'silent', '1') : here),
        ...(target !== null && { target }),
      });
      if ('data' in begun && begun.data) window.location.assign(begun.data.authorizeUrl);
      else goOn({ error: begun.error }, target);
    })();
  });

  return <Passing title={t('oauth.title')} />;
}
