import { consultApi } from '@xinglin/api';
import type { ConsultService } from '@xinglin/gateway-sdk';
import { joinQueries, Loaded, Prose, Sheet, SkeletonList, Stack } from '@xinglin/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { ServiceTerms } from './service-terms';

/** The terms of a service and what to know before asking by it: its rules, and by when to pay. */
export default function AskRulesSheet({
  service,
  onClose,
}: {
  readonly service: ConsultService;
  readonly onClose: () => void;
}): ReactElement {
  const { t } = useTranslation('asking');
  const { kind, priceCents, title } = service;
  const inform = consultApi.useGetConsultInformQuery({ kind });
  const config = consultApi.useGetConsultKindConfigQuery({ kind });
  return (
    <Sheet open title={title} onClose={onClose}>
      <Stack gap={3}>
        <ServiceTerms service={service} />
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
      </Stack>
    </Sheet>
  );
}
