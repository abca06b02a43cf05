import { writeOffApi, type PageLoad } from '@xinglin/api';
import { href } from '@xinglin/routes';
import {
  ButtonLink,
  Card,
  ListGroup,
  ListLink,
  Loaded,
  NoticeBar,
  Page,
  PageHeader,
  Prose,
  SkeletonList,
  Stack,
} from '@xinglin/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';

export const load: PageLoad = () => [writeOffApi.endpoints.getWriteOff.initiate()];

/** What closing the account takes away, what stays, and what has to be settled first (spec 2 §2.20). */
export default function WriteOffTipPage(): ReactElement {
  const { t } = useTranslation('centre');
  const status = writeOffApi.useGetWriteOffQuery(undefined, { refetchOnMountOrArgChange: 10 });
  return (
    <Page header={<PageHeader title={t('writeOffTip.title')} backTo={href('account.writeOff')} />}>
      <Loaded query={status} skeleton={<SkeletonList lines={4} count={2} />}>
        {({ obstacles, patientCount, coolingDays }) => (
          <>
            {obstacles.length > 0 && (
              <>
                <NoticeBar tone="danger">{t('writeOffTip.blocked')}</NoticeBar>
                <ListGroup label={t('writeOffTip.first')} showLabel>
                  {obstacles.map(({ kind, count }) => (
                    <ListLink
                      key={kind}
                      // i18n-keys: centre:writeOffTip.obstacle.*
                      label={t(`writeOffTip.obstacle.${kind}`, { count })}
                      to={href('booking.orderList')}
                    />
                  ))}
                </ListGroup>
              </>
            )}
            <Card title={t('writeOffTip.lost')}>
              <Prose>
                <ul>
                  <li>{t('writeOffTip.lostAccount')}</li>
                  {patientCount > 0 && (
                    <li>{t('writeOffTip.lostPatients', { count: patientCount })}</li>
                  )}
                  <li>{t('writeOffTip.lostRest')}</li>
                </ul>
              </Prose>
            </Card>
            <Card title={t('writeOffTip.kept')}>
              <Prose>
                <ul>
                  <li>{t('writeOffTip.keptByLaw')}</li>
                  <li>{t('writeOffTip.keptDays', { days: coolingDays })}</li>
                </ul>
              </Prose>
            </Card>
            {obstacles.length === 0 && (
              <Stack inset>
                <ButtonLink block variant="outline" to={href('account.writeOffAction')}>
                  {t('writeOffTip.goOn')}
                </ButtonLink>
                <ButtonLink block to={href('account.accountSettings')}>
                  {t('writeOffTip.keep')}
                </ButtonLink>
              </Stack>
            )}
          </>
        )}
      </Loaded>
    </Page>
  );
}
