import type { PageLoad } from '@xinglin/api';
import type { PrescriptionDetail } from '@xinglin/gateway-sdk';
import { href } from '@xinglin/routes';
import { ButtonLink, Card, EmptyState, joinQueries, Loaded, SkeletonList } from '@xinglin/ui';
import type { ReactElement, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { namedPrescription, namedRenewal, type Refusal, type Renewal } from '../model/renewal-call';
import { RefusalNote } from './refusal-note';
import { SheetCard } from './sheet-card';

/** What the page of a {@link NamedRenewal} loads first. */
export const loadNamedRenewal: PageLoad = (place) => [
  ...namedRenewal.load(place),
  ...namedPrescription.load(place),
];

interface NamedRenewalProps {
  /** Whether the form of the page answers a refusal. */
  readonly answers: (refusal: Refusal) => boolean;
  readonly children: (found: {
    readonly renewal: Renewal;
    readonly sheet: PrescriptionDetail;
    readonly refetch: () => void;
  }) => ReactNode;
}

/** The prescription of the address: its form, or why it cannot be renewed now. */
export function NamedRenewal({ answers, children }: NamedRenewalProps): ReactElement {
  const { t } = useTranslation('renewals');
  const { answer: renewals } = namedRenewal.useAnswer();
  const { answer: sheets } = namedPrescription.useAnswer();
  return (
    <Loaded query={joinQueries(renewals, sheets)} skeleton={<SkeletonList lines={4} count={2} />}>
      {([{ items }, sheet]) => {
        const [renewal] = items;
        if (renewal === undefined)
          return (
            <EmptyState
              kind="list"
              title={t('named.none')}
              action={
                <ButtonLink variant="outline" to={href('renewals.home')}>
                  {t('named.home')}
                </ButtonLink>
              }
            />
          );
        const { refusal } = renewal;
        if (refusal !== null && !answers(refusal))
          return (
            <>
              <Card title={t('named.refused')}>
                <RefusalNote
                  refusal={refusal}
                  prescriptionId={renewal.prescription.prescriptionId}
                />
              </Card>
              <SheetCard sheet={sheet} />
            </>
          );
        return children({ renewal, sheet, refetch: () => void renewals.refetch() });
      }}
    </Loaded>
  );
}
