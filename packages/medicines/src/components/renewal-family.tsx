import { EmptyState, Gutter } from '@xinglin/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import type { Renewal } from '../model/renewal-call';
import { RenewalCard } from './renewal-card';

/** What each of the family can renew, and what not. */
export function RenewalFamily({ items }: { readonly items: readonly Renewal[] }): ReactElement {
  const { t } = useTranslation('renewals');
  if (items.length === 0)
    return <EmptyState kind="list" title={t('home.none')} message={t('home.noneHint')} />;
  const people = new Map<string, Renewal[]>();
  for (const item of items) {
    const { patientId } = item.prescription;
    people.set(patientId, [...(people.get(patientId) ?? []), item]);
  }
  return (
    <>
      {[...people.values()].map((own) => (
        <section key={own[0]?.prescription.patientId} aria-label={own[0]?.prescription.patientName}>
          <Gutter>
            <h2>{own[0]?.prescription.patientName}</h2>
          </Gutter>
          {/* What can be renewed comes first. */}
          {withoutRepeats(own)
            .toSorted((one, other) => Number(one.refusal !== null) - Number(other.refusal !== null))
            .map((renewal) => (
              <RenewalCard key={renewal.prescription.prescriptionId} renewal={renewal} />
            ))}
        </section>
      ))}
    </>
  );
}

/** Of several that the same newer prescription replaces, the latest one says it. */
function withoutRepeats(items: readonly Renewal[]): readonly Renewal[] {
  const newer = new Set<string>();
  return items.filter(({ refusal }) => {
    if (refusal?.why !== 'newerExists') return true;
    const isFirst = !newer.has(refusal.prescriptionId);
    newer.add(refusal.prescriptionId);
    return isFirst;
  });
}
