import { useSession } from '@xinglin/api';
import { href } from '@xinglin/routes';
import { sitePath } from '@xinglin/rules';
import { ButtonLink, Card, KeyValueList, Page, PageHeader, ResultHeader, Stack } from '@xinglin/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';

/** Says what is bound now, and leads on to where the person wanted to go (spec 2 §2.22). */
export default function PostBindPage(): ReactElement {
  const { t } = useTranslation('entrance');
  const [query] = useSearchParams();
  const user = useSession();
  const target = sitePath(query.get('target'));
  return (
    <Page header={<PageHeader title={t('postBind.title')} />}>
      <ResultHeader state="success" title={t('postBind.done')}>
        {t('postBind.what')}
      </ResultHeader>
      <Card as="div">
        <Stack gap={4}>
          <KeyValueList
            items={[
              { label: t('account:field.mobile'), value: user?.mobile ?? t('postBind.none') },
            ]}
          />
          <ButtonLink block to={target ?? href('directory.home')}>
            {target === null ? t('postBind.home') : t('postBind.goOn')}
          </ButtonLink>
        </Stack>
      </Card>
    </Page>
  );
}
