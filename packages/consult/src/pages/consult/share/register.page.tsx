import { useChannel, useSession, type PageLoad } from '@xinglin/api';
import { href, signInHref } from '@xinglin/routes';
import { ButtonLink, Card, Page, PageHeader, Stack } from '@xinglin/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { loadWays, ShareWays } from '../../../components/share-ways';
import { deptOf } from '../../../model/shared-case';

export const load: PageLoad = loadWays;

/** A person who read a shared case signs in to ask a doctor too (spec 2 §2.9). */
export default function ShareRegisterPage(): ReactElement {
  const { t } = useTranslation('sharing');
  const { signIn } = useChannel();
  const isSignedIn = useSession()?.login === true;
  const [query] = useSearchParams();
  const deptId = deptOf(query);
  const target = href('consult.shareRegisterResult', {}, deptId === undefined ? {} : { deptId });
  return (
    <Page header={<PageHeader title={t('register.title')} backTo={href('consult.portal')} />}>
      <Card title={t('register.how')}>
        <Stack>
          <p>{t('register.hint')}</p>
          <ButtonLink
            block
            to={isSignedIn ? target : signInHref(signIn, href('consult.shareRegister'), { target })}
          >
            {isSignedIn ? t('register.goOn') : t('register.signIn')}
          </ButtonLink>
        </Stack>
      </Card>
      <ShareWays deptId={deptId} areLinks={false} />
    </Page>
  );
}
