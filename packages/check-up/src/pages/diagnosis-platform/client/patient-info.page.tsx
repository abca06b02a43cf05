import type { PhysicalOrder } from '@xinglin/gateway-sdk';
import { href } from '@xinglin/routes';
import { ButtonLink, Card, Cluster } from '@xinglin/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { orderPart } from '../../../components/order-part';
import { reportHref } from '../../../model/links';

/** Who is examined, who was there, whose report is ready (spec 2 §2.18). */
const page = orderPart({
  title: 'check-up:diagnosisPatient.title',
  children: (order) => <People order={order} />,
});

export const { load } = page;
export default page.Page;

function People({ order: { orderNo, people } }: { order: PhysicalOrder }): ReactElement {
  const { t } = useTranslation('check-up');
  return (
    <>
      {people.map(({ patientId, name, attended, reportReady }) => {
        const stage = reportReady ? 'reported' : attended ? 'attended' : 'expected';
        return (
          // i18n-keys: check-up:diagnosisPatient.stage.*
          <Card key={patientId} title={name} aside={t(`diagnosisPatient.stage.${stage}`)}>
            <Cluster>
              {reportReady && (
                <ButtonLink size="small" to={reportHref(orderNo, patientId)}>
                  {t('report.of', { name })}
                </ButtonLink>
              )}
              <ButtonLink
                size="small"
                variant="outline"
                to={href('account.patientAdd', {}, { patientId })}
                aria-label={t('diagnosisPatient.of', { name })}
              >
                {t('diagnosisPatient.see')}
              </ButtonLink>
            </Cluster>
          </Card>
        );
      })}
    </>
  );
}
