import { overseasApi } from '@xinglin/api';
import type { OverseasConsult } from '@xinglin/gateway-sdk';
import { PictureLink } from '@xinglin/forms';
import { pageCall } from '@xinglin/pages';
import { href } from '@xinglin/routes';
import {
  Button,
  ButtonLink,
  Card,
  KeyValueList,
  Loaded,
  Note,
  Page,
  PageHeader,
  SkeletonCard,
  Stack,
} from '@xinglin/ui';
import { lazy, Suspense, useState, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { CaseFacts } from '../../../../components/case-facts';
import { ConsultWaiting } from '../../../../components/consult-waiting';
import { LanguagePicker } from '../../../../components/language-picker';
import { TalkLink } from '../../../../components/talk-link';
import { ZonedTime } from '../../../../components/zoned-time';

const ActDialog = lazy(() => import('../../../../components/consult-act-dialog'));

const call = pageCall(overseasApi.endpoints.getOverseasConsult, ({ params }) => ({
  orderKey: params['orderKey'] ?? '',
}));

export const { load } = call;

/** One consultation: how long it waits, what was told and advised, and what can be done (spec 2 §2.30). */
export default function OrderDetailPage(): ReactElement {
  const { t } = useTranslation('overseas-consult');
  const { answer } = call.useAnswer();
  return (
    <Page
      header={
        <PageHeader
          title={t('detail.title')}
          backTo={href('overseas.consultList')}
          action={<LanguagePicker />}
        />
      }
    >
      <Loaded
        query={answer}
        gone={t('detail.gone')}
        action={<ButtonLink to={href('overseas.consultList')}>{t('list.title')}</ButtonLink>}
        skeleton={<SkeletonCard lines={4} />}
      >
        {(consult) => <Detail consult={consult} onStale={() => void answer.refetch()} />}
      </Loaded>
    </Page>
  );
}

function Detail({
  consult,
  onStale,
}: {
  consult: OverseasConsult;
  onStale: () => void;
}): ReactElement {
  const { t } = useTranslation('overseas-consult');
  const [act, setAct] = useState<'cancel' | 'finish' | 'remove'>();
  const { doctor, medicines, fileIds, symptoms, duration, tenths } = consult;
  const hasActs = consult.mayFinish || consult.mayCancel || consult.mayDelete;
  return (
    <>
      <ConsultWaiting consult={consult} onEnd={onStale} />
      {doctor !== null && (
        <Card title={doctor.name} aside={doctor.titleText}>
          <Stack gap={3}>
            <Note>{doctor.hospitalName}</Note>
            <TalkLink consult={consult} />
            {consult.mayThank && (
              <ButtonLink
                size="small"
                variant="outline"
                to={href('overseas.rewardPay', { doctorId: doctor.doctorId })}
              >
                {t('detail.thank')}
              </ButtonLink>
            )}
          </Stack>
        </Card>
      )}
      {medicines.length > 0 && (
        <Card title={t('detail.medicines')}>
          <KeyValueList items={medicines.map(({ name, dose }) => ({ label: name, value: dose }))} />
        </Card>
      )}
      <Card title={t('detail.case')}>
        <Stack gap={3}>
          <CaseFacts
            before={[
              { label: t('wizard.whom'), value: consult.nickname },
              // i18n-keys: overseas-consult:department.*
              { label: t('wizard.department'), value: t(`department.${consult.department}`) },
              { label: t('detail.sentAt'), value: <ZonedTime at={consult.createdAt} /> },
              { label: t('wizard.question'), value: consult.question },
            ]}
            symptoms={symptoms}
            duration={duration}
            tenths={tenths}
          />
          {fileIds.map((fileId, place) => (
            <PictureLink
              key={fileId}
              fileId={fileId}
              text={t('detail.picture', { number: place + 1 })}
            />
          ))}
        </Stack>
      </Card>
      {hasActs && (
        <Stack inset>
          {consult.mayFinish && (
            <Button block onClick={() => setAct('finish')}>
              {t('finish.button')}
            </Button>
          )}
          {consult.mayCancel && (
            <Button block variant="outline" onClick={() => setAct('cancel')}>
              {t('cancel.button')}
            </Button>
          )}
          {consult.mayDelete && (
            <>
              <ButtonLink block to={href('overseas.consultWizard')}>
                {t('list.ask')}
              </ButtonLink>
              <Button block variant="outline" onClick={() => setAct('remove')}>
                {t('remove.button')}
              </Button>
            </>
          )}
        </Stack>
      )}
      {act && (
        <Suspense fallback={null}>
          <ActDialog
            act={act}
            consult={consult}
            onClose={() => setAct(undefined)}
            onStale={onStale}
          />
        </Suspense>
      )}
    </>
  );
}
