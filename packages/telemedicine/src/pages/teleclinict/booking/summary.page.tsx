import { telemedicineApi } from '@xinglin/api';
import type { TelemedicineOrder } from '@xinglin/gateway-sdk';
import { useLocale } from '@xinglin/i18n';
import { detailPage } from '@xinglin/pages';
import { href } from '@xinglin/routes';
import { formatInstant } from '@xinglin/rules';
import { ButtonLink, Card, EmptyState, KeyValueList, SkeletonList, Stack } from '@xinglin/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { orderHref, sessionAt } from '../../../model/session-at';

/** What the expert wrote of a session; where nothing was written, that it is still to come (spec 2 §2.19). */
const page = detailPage({
  endpoint: telemedicineApi.endpoints.getTelemedicineOrder,
  input: sessionAt,
  title: 'telemedicine:summary.title',
  backTo: (_, place) => orderHref(sessionAt(place).orderNo),
  skeleton: <SkeletonList lines={4} count={2} />,
  children: (session) => <Summary session={session} />,
});

export const { load } = page;
export default page.Page;

function Summary({ session }: { session: TelemedicineOrder }): ReactElement {
  const { t } = useTranslation('telemedicine');
  const locale = useLocale();
  const { orderNo, summary, expert, patientName, startsAt, timeZone, group } = session;
  if (summary === null) {
    const isAhead = group === 'awaitingPayment' || group === 'active';
    return (
      <EmptyState
        kind="waiting"
        title={t(isAhead ? 'summary.notYet' : 'summary.never')}
        message={isAhead ? t('summary.notYetHint') : undefined}
        action={<ButtonLink to={orderHref(orderNo)}>{t('order.see')}</ButtonLink>}
      />
    );
  }
  const { diagnosis, advice, followUp } = summary;
  return (
    <>
      <Card title={t('summary.by')}>
        <KeyValueList
          items={[
            { label: t('facts.patient'), value: patientName, strong: true },
            {
              label: t('facts.expert'),
              value: t('facts.doctorName', { doctor: expert.name, title: expert.titleText }),
              detail: t('facts.at', {
                hospital: expert.hospitalName,
                department: expert.hospDeptName,
              }),
            },
            { label: t('facts.time'), value: formatInstant(startsAt, locale, timeZone) },
          ]}
        />
      </Card>
      <Card title={t('summary.diagnosis')}>
        <p>{diagnosis}</p>
      </Card>
      <Card title={t('summary.advice')}>
        <p>{advice}</p>
      </Card>
      {followUp !== null && (
        <Card title={t('summary.followUp')}>
          <p>{followUp}</p>
        </Card>
      )}
      <Stack inset>
        <ButtonLink block variant="outline" to={href('telemedicine.caseInfo', {}, { orderNo })}>
          {t('caseInfo.see')}
        </ButtonLink>
        <ButtonLink
          block
          variant="outline"
          to={href('telemedicine.doctor', {}, { doctorId: expert.doctorId })}
        >
          {t('summary.again')}
        </ButtonLink>
      </Stack>
    </>
  );
}
