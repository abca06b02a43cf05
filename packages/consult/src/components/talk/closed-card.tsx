import { consultApi } from '@xinglin/api';
import type { ConsultOrder } from '@xinglin/gateway-sdk';
import { href } from '@xinglin/routes';
import { formatCents } from '@xinglin/rules';
import { ButtonLink, Card, Cluster, Note, Stack } from '@xinglin/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { Again, Like } from '../consult-acts';
import { SummaryWords } from '../consult-summary';

/** The end of a consult: what its doctor advised, and the ways on from it, one of them before the others. */
export default function ClosedCard({
  orderKey,
}: {
  readonly orderKey: string;
}): ReactElement | null {
  const { data: consult } = consultApi.useGetConsultOrderQuery({ orderKey });
  return consult === undefined ? null : <Closed consult={consult} />;
}

function Closed({ consult }: { readonly consult: ConsultOrder }): ReactElement {
  const { t } = useTranslation('consult');
  const { orderKey, doctor, statusText, refundCents, group, answeredAt } = consult;
  const isAnswered = group === 'completed' && answeredAt !== null;
  const summary = consultApi.useGetAssistantMedicalSummaryQuery({ orderKey }, { skip: !isAnswered })
    .currentData?.summary;
  const mayReview = consult.actions.includes('review');
  return (
    <Card title={summary ? t('summary.title') : statusText}>
      <Stack>
        {summary && <SummaryWords summary={summary} />}
        {refundCents > 0 && <Note>{t('closed.refund', { amount: formatCents(refundCents) })}</Note>}
        {mayReview ? (
          <ButtonLink block to={href('reviews.writeOfConsult', { orderKey })}>
            {t('orderDetail.review')}
          </ButtonLink>
        ) : (
          <Again consult={consult} variant="primary" block />
        )}
        <Cluster>
          {doctor && isAnswered && (
            <ButtonLink
              size="small"
              variant="outline"
              to={href('directory.doctor', { id: doctor.doctorId })}
            >
              {t('closed.visit')}
            </ButtonLink>
          )}
          {mayReview && <Again consult={consult} size="small" />}
          {consult.mayLike && !consult.liked && <Like consult={consult} size="small" />}
        </Cluster>
      </Stack>
    </Card>
  );
}
