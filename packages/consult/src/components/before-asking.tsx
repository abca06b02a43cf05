import { consultApi } from '@xinglin/api';
import type { ConsultService } from '@xinglin/gateway-sdk';
import { Card, joinQueries, Loaded, Prose, SkeletonList } from '@xinglin/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';

/** What a person should know before asking by a service: its rules, and by when to pay. */
export function BeforeAsking({
  service: { kind, priceCents },
}: {
  readonly service: Pick<ConsultService, 'kind' | 'priceCents'>;
}): ReactElement | null {
  const { t } = useTranslation('asking');
  const inform = consultApi.useGetConsultInformQuery({ kind });
  const config = consultApi.useGetConsultKindConfigQuery({ kind });
  // The form can be sent without it: the terms stand above, and a submit is judged by the gateway.
  if (inform.isError || config.isError) return null;
  return (
    <Card title={t('inform.title')}>
      <Loaded query={joinQueries(inform, config)} skeleton={<SkeletonList lines={4} count={1} />}>
        {([{ rules }, { payWithinMinutes, openAtMost }]) => (
          <Prose>
            <ul>
              {priceCents > 0 && <li>{t('inform.payWithin', { minutes: payWithinMinutes })}</li>}
              {rules.map((rule) => (
                <li key={rule}>{rule}</li>
              ))}
              <li>{t('inform.openAtMost', { most: openAtMost })}</li>
            </ul>
          </Prose>
        )}
      </Loaded>
    </Card>
  );
}
