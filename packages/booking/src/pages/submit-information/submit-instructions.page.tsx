import { usePlace } from '@xinglin/pages';
import { href } from '@xinglin/routes';
import { preciseRequestLimits } from '@xinglin/rules';
import { ButtonLink, Card, KeyValueList, NoticeBar, Page, PageHeader, Stack } from '@xinglin/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { Steps } from '../../components/precision/steps';

/** What to have ready before a request is sent, and what becomes of it (spec 2 §2.21). */
export default function SubmitInstructionsPage(): ReactElement {
  const { t } = useTranslation('precision');
  const { query } = usePlace();
  const doctorId = query.get('doctorId');
  const entryId = query.get('entryId');
  const { pictures, days } = preciseRequestLimits;
  return (
    <Page
      header={
        <PageHeader title={t('instructions.title')} backTo={href('booking.precisionReserve')} />
      }
      banner={<NoticeBar tone="warning">{t('instructions.emergency')}</NoticeBar>}
    >
      <Steps />
      <Card title={t('instructions.prepare')}>
        <KeyValueList
          items={[
            { label: t('instructions.who'), value: t('instructions.whoHint') },
            { label: t('instructions.symptoms'), value: t('instructions.symptomsHint') },
            {
              label: t('instructions.records'),
              value: t('instructions.recordsHint', { limit: pictures }),
            },
            { label: t('instructions.days'), value: t('instructions.daysHint', { limit: days }) },
          ]}
        />
      </Card>
      <Stack inset>
        {doctorId && entryId ? (
          <ButtonLink block to={href('booking.precisionSymptoms', {}, { doctorId, entryId })}>
            {t('instructions.start')}
          </ButtonLink>
        ) : (
          <ButtonLink block to={href('booking.precisionReserve')}>
            {t('instructions.chooseDisease')}
          </ButtonLink>
        )}
        <ButtonLink block variant="outline" to={href('booking.precisionAppointment')}>
          {t('instructions.own')}
        </ButtonLink>
      </Stack>
    </Page>
  );
}
