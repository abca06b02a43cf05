import { consultApi } from '@xinglin/api';
import type { ConsultOrder } from '@xinglin/gateway-sdk';
import { href } from '@xinglin/routes';
import { formatCents } from '@xinglin/rules';
import { ButtonLink, Card, CheckIcon, ClockIcon, Cluster, Note, Stack, StepWay } from '@xinglin/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useMoment } from './use-moment';
import { waitsFrom } from './waits-from';

/** What happens until the first answer of a consult: its steps, the refund without an answer, and what can be done now. */
export default function WaitingCard({
  orderKey,
}: {
  readonly orderKey: string;
}): ReactElement | null {
  const { data: consult } = consultApi.useGetConsultOrderQuery({ orderKey });
  return consult === undefined || consult.until === null ? null : (
    <Waiting consult={consult} until={consult.until.at} />
  );
}

function Waiting({
  consult,
  until,
}: {
  readonly consult: ConsultOrder;
  readonly until: string;
}): ReactElement {
  const { t } = useTranslation('consult');
  const { orderKey, state, history, startsAt, amountCents, timeZone, mayCancel } = consult;
  const moment = useMoment(timeZone);
  const from = waitsFrom(consult);
  const taken = history.findLast(({ event }) => event === 'take')?.at;
  const isTaken = state === 'inProgress' && taken !== undefined;
  return (
    <Card title={t('waiting.title')}>
      <Stack>
        <StepWay
          label={t('waiting.way')}
          steps={[
            {
              icon: <CheckIcon />,
              title: t(amountCents > 0 ? 'waiting.paid' : 'waiting.sent'),
              note: from !== null && moment(from),
              state: 'done',
            },
            {
              icon: isTaken ? <CheckIcon /> : <ClockIcon />,
              title: t('waiting.taken'),
              note: isTaken ? moment(taken) : t('waiting.soon'),
              state: isTaken ? 'done' : 'now',
            },
            {
              icon: <ClockIcon />,
              title: t(startsAt === null ? 'waiting.answer' : 'waiting.call'),
              note: startsAt === null ? t('waiting.by', { at: moment(until) }) : moment(startsAt),
              state: isTaken ? 'now' : 'later',
            },
          ]}
        />
        <Note>
          {amountCents > 0
            ? t('waiting.refund', { at: moment(until), amount: formatCents(amountCents) })
            : t('waiting.free', { at: moment(until) })}
        </Note>
        <Cluster>
          <ButtonLink
            size="small"
            variant="outline"
            to={href('consult.caseDetails', {}, { orderKey })}
          >
            {t('waiting.add')}
          </ButtonLink>
          {mayCancel && (
            <ButtonLink size="small" variant="text" to={href('consult.cancelOrder', { orderKey })}>
              {t('orderDetail.cancel')}
            </ButtonLink>
          )}
        </Cluster>
      </Stack>
    </Card>
  );
}
