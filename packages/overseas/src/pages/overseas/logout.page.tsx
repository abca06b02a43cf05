import { accountApi, failureMessage } from '@xinglin/api';
import { forgetPerson } from '@xinglin/platform';
import { href } from '@xinglin/routes';
import { Button, ButtonLink, Card, NoticeBar, Page, PageHeader, Stack } from '@xinglin/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { LanguagePicker } from '../../components/language-picker';

/** Ends the session here, and leaves nothing of the person on the device. */
export default function LogOutPage(): ReactElement {
  const { t } = useTranslation('overseas');
  const [logout, { isLoading, isSuccess, error }] = accountApi.useLogoutMutation();
  const leave = async () => {
    const result = await logout();
    if ('error' in result) return;
    // A full load drops the store with everything that was fetched for the person.
    window.location.replace(href('overseas.login'));
    await forgetPerson(window);
  };
  return (
    <Page
      header={
        <PageHeader
          title={t('logOut.title')}
          backTo={href('overseas.profileSetting')}
          action={<LanguagePicker />}
        />
      }
    >
      <Card>
        <Stack gap={3}>
          <p>{t('logOut.what')}</p>
          {error && (
            <NoticeBar tone="danger" live>
              {failureMessage(error, t)}
            </NoticeBar>
          )}
          <Button
            variant="danger"
            block
            pending={isLoading || isSuccess}
            onClick={() => void leave()}
          >
            {t('logOut.confirm')}
          </Button>
          <ButtonLink variant="outline" block to={href('overseas.profileSetting')}>
            {t('logOut.keep')}
          </ButtonLink>
        </Stack>
      </Card>
    </Page>
  );
}
