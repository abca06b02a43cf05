import { chatApi, failureMessage, type PageLoad } from '@xinglin/api';
import type { CheckApplyPrescribeCardResponse } from '@xinglin/gateway-sdk';
import { pageCall } from '@xinglin/pages';
import { href } from '@xinglin/routes';
import { hospitalTimeZone, timeAt } from '@xinglin/rules';
import {
  Button,
  ButtonLink,
  Card,
  CheckIcon,
  ClockIcon,
  Loaded,
  Note,
  Page,
  PageHeader,
  SkeletonList,
  Stack,
  StepWay,
  useToast,
} from '@xinglin/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { prescriptionHref } from '../model/ways';

/** Both routes: the consult is in the path of one and in the query of the other. */
const call = pageCall(chatApi.endpoints.checkApplyPrescribeCard, ({ params: { id }, query }) => ({
  orderKey: id ?? query.get('orderKey') ?? '',
}));

/** What the page of an {@link ApplyPrescription} loads first. */
export const loadApply: PageLoad = call.load;

/** Asks the doctor of a consult for a prescription, and shows how that is (spec 2 §2.9, §2.10). */
export function ApplyPrescription({ orderKey }: { readonly orderKey: string }): ReactElement {
  const { t } = useTranslation('renewals');
  return (
    <Page
      header={
        <PageHeader title={t('apply.title')} backTo={href('consult.orderDetail', { orderKey })} />
      }
    >
      <Loaded query={call.useAnswer().answer} skeleton={<SkeletonList lines={3} count={1} />}>
        {(found) => <Request orderKey={orderKey} found={found} />}
      </Loaded>
    </Page>
  );
}

function Request({
  orderKey,
  found: { status, askedAt, reason, prescriptionId },
}: {
  readonly orderKey: string;
  readonly found: CheckApplyPrescribeCardResponse;
}): ReactElement {
  const { t } = useTranslation('renewals');
  const toast = useToast();
  const [send, { isLoading }] = chatApi.useSendApplyPrescribeCardMutation();
  const ask = async () => {
    const { error } = await send({ orderKey });
    if (error !== undefined) toast.show(failureMessage(error, t), { tone: 'error' });
  };
  const isAnswered = status === 'noted' || status === 'refused' || status === 'prescribed';
  return (
    // i18n-keys: renewals:apply.status.*, renewals:apply.hint.*
    <Card title={t(`apply.status.${status}`)}>
      <Stack gap={4}>
        {askedAt !== null && (
          <StepWay
            label={t('apply.way')}
            steps={[
              {
                icon: <CheckIcon />,
                title: t('apply.sent'),
                note: timeAt(askedAt, hospitalTimeZone),
                state: 'done',
              },
              {
                icon: isAnswered ? <CheckIcon /> : <ClockIcon />,
                title: t('apply.doctor'),
                state: isAnswered ? 'done' : 'now',
              },
              {
                icon: status === 'prescribed' ? <CheckIcon /> : <ClockIcon />,
                title: t('apply.sheet'),
                state: status === 'prescribed' ? 'done' : 'later',
              },
            ]}
          />
        )}
        {reason !== null && <p>{t('apply.reason', { reason })}</p>}
        <Note>{t(`apply.hint.${status}`)}</Note>
        {status === 'possible' && (
          <Button block pending={isLoading} onClick={() => void ask()}>
            {t('apply.ask')}
          </Button>
        )}
        {prescriptionId !== null ? (
          <ButtonLink block to={prescriptionHref(prescriptionId)}>
            {t('apply.see')}
          </ButtonLink>
        ) : (
          <ButtonLink block variant="outline" to={href('consult.dpchat', {}, { orderKey })}>
            {t('apply.talk')}
          </ButtonLink>
        )}
      </Stack>
    </Card>
  );
}
