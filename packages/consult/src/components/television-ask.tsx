import { consultApi, type PageLoad } from '@xinglin/api';
import type { ConsultKind } from '@xinglin/gateway-sdk';
import { pageCall, usePlace } from '@xinglin/pages';
import { href } from '@xinglin/routes';
import {
  ButtonLink,
  Card,
  EmptyState,
  KeyValueList,
  Loaded,
  NoticeBar,
  SkeletonList,
  Stack,
} from '@xinglin/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { askHref } from '../model/ask-ways';
import { ScanToAsk } from './scan-to-ask';
import { ServiceTerms } from './service-terms';
import { TelevisionColumns } from './television-page';
import { loadNewest, TelevisionState } from './television-state';

const homepage = pageCall(consultApi.endpoints.getConsultHomepage, () => undefined);
const fast = pageCall(consultApi.endpoints.isFastAskOpen, () => undefined);

/** The calls of {@link TelevisionAsk}. */
export const loadTelevisionAsk: PageLoad = (place) => [
  ...homepage.load(place),
  ...fast.load(place),
  loadNewest,
];

/** A service whose doctor is assigned, on a television: its terms, the code for the phone, and how the question stands. */
export function TelevisionAsk({ kind }: { kind: ConsultKind }): ReactElement {
  const { t } = useTranslation(['television', 'asking']);
  const { query } = usePlace();
  return (
    <Loaded query={homepage.useAnswer().answer} skeleton={<SkeletonList lines={4} count={2} />}>
      {({ services, departments }) => {
        const service = services.find((one) => one.kind === kind);
        if (service === undefined)
          return (
            <EmptyState
              kind="closed"
              title={t('asking:entry.closed')}
              action={
                <ButtonLink variant="outline" to={href('consult.portal')}>
                  {t('asking:portal.title')}
                </ButtonLink>
              }
            />
          );
        const department = departments.find(({ deptId }) => deptId === query.get('deptId'));
        return (
          <TelevisionColumns>
            <div>
              {kind === 'fast' && <FastNow />}
              <Card title={service.title}>
                <Stack>
                  {department && (
                    <KeyValueList
                      items={[
                        {
                          label: t('result.department'),
                          value: department.deptName,
                          strong: true,
                          change: { to: href('consult.televisionAsk') },
                        },
                      ]}
                    />
                  )}
                  <ServiceTerms service={service} />
                </Stack>
              </Card>
              <TelevisionState />
            </div>
            <ScanToAsk to={askHref(kind, { deptId: department?.deptId })} />
          </TelevisionColumns>
        );
      }}
    </Loaded>
  );
}

/** Says that a doctor answers within minutes; nothing while none does. */
function FastNow(): ReactElement | null {
  const { t } = useTranslation('asking');
  const { currentData } = fast.useAnswer().answer;
  if (currentData?.isOpen !== true) return null;
  return <NoticeBar>{t('portal.fastNow', { count: currentData.answerWithinMinutes })}</NoticeBar>;
}
