import { useSession, type PageForward } from '@xinglin/api';
import { useHandedOn } from '@xinglin/forms';
import { href, targetHref } from '@xinglin/routes';
import { ButtonLink, Card, KeyValueList, Page, PageHeader, ResultHeader, Stack } from '@xinglin/ui';
import { useEffect, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router';
import { Passing } from '../../components/passing';
import { boundAccount } from '../../model/entrance-storage';

/** An account that has no number has nothing bound: it is asked for one. */
export const forward: PageForward = ({ query }, store) => {
  if (store.getState().session.user?.mobile) return null;
  return href('account.authLogin', {}, { target: query.get('target') ?? undefined });
};

/**
 * Says what was bound a moment ago in this tab, and leads on to where the person wanted to go (spec 2 §2.22). Opened
 * without a binding it has nothing to say, and only leads on.
 */
export default function PostBindPage(): ReactElement {
  const { t } = useTranslation('entrance');
  const [query] = useSearchParams();
  const user = useSession();
  const bound = useHandedOn(boundAccount);
  const target = query.get('target');
  const isBound = typeof bound === 'string' && bound === user?.userId;
  if (bound === undefined) return <Passing title={t('postBind.title')} />;
  if (!isBound) return <LeadingOn to={targetHref(target)} />;
  return (
    <Page header={<PageHeader title={t('postBind.title')} />}>
      <ResultHeader state="success" title={t('postBind.done')}>
        {t('postBind.what')}
      </ResultHeader>
      <Card as="div">
        <Stack gap={4}>
          <KeyValueList
            items={[{ label: t('account:field.mobile'), value: user.mobile ?? t('postBind.none') }]}
          />
          <ButtonLink block to={targetHref(target)}>
            {target === null ? t('postBind.home') : t('postBind.goOn')}
          </ButtonLink>
        </Stack>
      </Card>
    </Page>
  );
}

function LeadingOn({ to }: { to: string }): ReactElement {
  const { t } = useTranslation('entrance');
  const navigate = useNavigate();
  useEffect(() => void navigate(to, { replace: true }), [navigate, to]);
  return <Passing title={t('postBind.title')} />;
}
