import { prescriptionsApi } from '@xinglin/api';
import { href } from '@xinglin/routes';
import { ButtonLink, EmptyState, Loaded, Page, PageHeader, SkeletonList, Stack } from '@xinglin/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { OtherWays } from '../../components/other-ways';
import { RenewalForm } from '../../components/renewal-form';
import { everyRenewal, type Renewal } from '../../model/renewal-call';
import { mostUrgent } from '../../model/renewal-days';

export const load = everyRenewal.load;

/** The prescription that runs out first, renewed in two taps: one answer, and the button (spec 2 §2.9). */
export default function FastRenewalPage(): ReactElement {
  const { t } = useTranslation('renewals');
  const { answer } = everyRenewal.useAnswer();
  return (
    <Page header={<PageHeader title={t('fast.title')} backTo={href('renewals.home')} />}>
      <Loaded query={answer} skeleton={<SkeletonList lines={4} count={2} />}>
        {({ items }) => {
          const renewal = mostUrgent(items);
          return renewal === undefined ? (
            <>
              <EmptyState
                kind="list"
                title={t('fast.none')}
                action={
                  <ButtonLink variant="outline" to={href('renewals.home')}>
                    {t('fast.why')}
                  </ButtonLink>
                }
              />
              <OtherWays />
            </>
          ) : (
            <Chosen renewal={renewal} refetch={() => void answer.refetch()} />
          );
        }}
      </Loaded>
    </Page>
  );
}

function Chosen({
  renewal,
  refetch,
}: {
  readonly renewal: Renewal;
  readonly refetch: () => void;
}): ReactElement {
  const { t } = useTranslation('renewals');
  const { prescriptionId } = renewal.prescription;
  const sheet = prescriptionsApi.useGetPrescriptionQuery({ prescriptionId });
  return (
    <Loaded query={sheet} skeleton={<SkeletonList lines={4} count={2} />}>
      {(found) => (
        <>
          <RenewalForm kind="fast" renewal={renewal} sheet={found} refetch={refetch} />
          <Stack inset>
            <p>{t('fast.changed')}</p>
            <ButtonLink variant="outline" to={href('renewals.simplified', {}, { prescriptionId })}>
              {t('fast.whole')}
            </ButtonLink>
          </Stack>
        </>
      )}
    </Loaded>
  );
}
