import { overseasApi } from '@xinglin/api';
import type { OverseasConsult } from '@xinglin/gateway-sdk';
import { PictureLink } from '@xinglin/forms';
import { pageCall } from '@xinglin/pages';
import { href } from '@xinglin/routes';
import {
  ActionBar,
  Button,
  ButtonLink,
  Card,
  KeyValueList,
  Loaded,
  Note,
  Page,
  PageHeader,
  Prose,
  SkeletonCard,
  Stack,
} from '@xinglin/ui';
import { lazy, Suspense, useState, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { CaseChips } from '../../../../components/case-chips';
import { ConsultWaiting } from '../../../../components/consult-waiting';
import { DoctorLine } from '../../../../components/doctor-line';
import { TalkLink } from '../../../../components/talk-link';
import { ZonedTime } from '../../../../components/zoned-time';

const ActDialog = lazy(() => import('../../../../components/consult-act-dialog'));

const call = pageCall(overseasApi.endpoints.getOverseasConsult, ({ params }) => ({
  orderKey: params['orderKey'] ?? '',
}));

export const { load } = call;

/** The one act that leads on: to the doctor who has taken it, or to a new question where it is over. */
function barOf(
  consult: OverseasConsult,
  t: (key: 'overseas-consult:list.ask') => string,
): ReactElement | undefined {
  if (consult.status === 'inProgress')
    return (
      <ActionBar>
        <TalkLink consult={consult} size="medium" />
      </ActionBar>
    );
  if (!consult.mayDelete) return undefined;
  return (
    <ActionBar>
      <ButtonLink block to={href('overseas.landing')}>
        {t('overseas-consult:list.ask')}
      </ButtonLink>
    </ActionBar>
  );
}

/** One consultation: how long it waits, what was told and advised, and what can be done (spec 2 §2.30). */
export default function OrderDetailPage(): ReactElement {
  const { t } = useTranslation('overseas-consult');
  const { answer } = call.useAnswer();
  return (
    <Page
      header={<PageHeader title={t('detail.title')} backTo={href('overseas.consultList')} />}
      actionBar={answer.currentData && barOf(answer.currentData, t)}
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
        <Card>
          <Stack gap={3}>
            <DoctorLine doctor={doctor} />
            {consult.status !== 'inProgress' && <TalkLink consult={consult} variant="outline" />}
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
          <Prose>{consult.question}</Prose>
          <CaseChips symptoms={symptoms} duration={duration} tenths={tenths} />
          <Note>
            {consult.nickname} · {t('detail.sentAt')} <ZonedTime at={consult.createdAt} />
          </Note>
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
            <Button block variant="outline" onClick={() => setAct('finish')}>
              {t('finish.button')}
            </Button>
          )}
          {consult.mayCancel && (
            <Button block variant="outline" onClick={() => setAct('cancel')}>
              {t('cancel.button')}
            </Button>
          )}
          {consult.mayDelete && (
            <Button block variant="outline" onClick={() => setAct('remove')}>
              {t('remove.button')}
            </Button>
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
