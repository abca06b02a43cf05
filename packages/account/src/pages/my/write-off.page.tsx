import { useChannel, writeOffApi, type PageLoad } from '@xinglin/api';
import { href } from '@xinglin/routes';
import {
  ButtonLink,
  Card,
  ListGroup,
  ListLink,
  Loaded,
  Note,
  NoticeBar,
  Page,
  PageHeader,
  SkeletonList,
  Stack,
} from '@xinglin/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useDay } from '../../components/use-day';

export const load: PageLoad = () => [writeOffApi.endpoints.getWriteOff.initiate()];

/** Before an account is closed: what may help instead, and how the last request went (spec 2 §2.20). */
export default function WriteOffPage(): ReactElement {
  const { t } = useTranslation('centre');
  const { phone } = useChannel();
  const status = writeOffApi.useGetWriteOffQuery();
  const day = useDay();
  return (
    <Page
      header={<PageHeader title={t('writeOff.title')} backTo={href('account.accountSettings')} />}
    >
      <Loaded query={status} skeleton={<SkeletonList count={2} />}>
        {({ lastRequest, coolingDays }) => (
          <>
            {lastRequest?.state === 'withdrawn' && (
              <NoticeBar>
                {t('writeOff.withdrawn', { day: day(lastRequest.requestedAt) })}
              </NoticeBar>
            )}
            <Card title={t('writeOff.how')}>
              <Note>{t('writeOff.cooling', { days: coolingDays })}</Note>
            </Card>
            <ListGroup label={t('writeOff.instead')} showLabel>
              <ListLink label={t('updateMobile.title')} to={href('account.updateMobile')} />
              <ListLink label={t('modifyPassword.title')} to={href('account.modifyPassword')} />
              {phone !== null && (
                <ListLink
                  label={t('account:profile.service')}
                  value={phone}
                  href={`tel:${phone}`}
                />
              )}
            </ListGroup>
            <Stack inset>
              <ButtonLink block variant="outline" to={href('account.writeOffTip')}>
                {t('writeOff.goOn')}
              </ButtonLink>
            </Stack>
          </>
        )}
      </Loaded>
    </Page>
  );
}
