import { partnerApi, usePreferences } from '@xinglin/api';
import { formatDay } from '@xinglin/rules';
import { Card, EmptyState, KeyValueList, Loaded, Sheet, SkeletonList, Stack } from '@xinglin/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';

/** Who runs the channel, and by which permits: what the law wants everybody to be able to read. */
export default function OperatorSheet({ onClose }: { onClose: () => void }): ReactElement {
  const { t } = useTranslation('centre');
  const { locale } = usePreferences();
  const info = partnerApi.useGetCompanyInfoQuery();
  return (
    <Sheet open onClose={onClose} title={t('operator.title')}>
      <Loaded query={info} skeleton={<SkeletonList lines={4} count={2} />}>
        {({ company, servicePhone }) =>
          company === null ? (
            <EmptyState
              kind="access"
              title={t('operator.none')}
              message={t('operator.noneHint', {
                phone: servicePhone || t('shared:brand.hospitalPhone'),
              })}
            />
          ) : (
            <Stack gap={4}>
              <Card>
                <KeyValueList
                  items={[
                    { label: t('operator.name'), value: company.name, strong: true },
                    { label: t('operator.creditCode'), value: company.creditCode },
                    { label: t('operator.address'), value: company.address },
                    ...(servicePhone === ''
                      ? []
                      : [{ label: t('operator.phone'), value: servicePhone }]),
                    ...(company.icpFiling === null
                      ? []
                      : [{ label: t('operator.icpFiling'), value: company.icpFiling }]),
                  ]}
                />
              </Card>
              {company.licences.length > 0 && (
                <Card title={t('operator.licences')}>
                  <KeyValueList
                    // i18n-keys: centre:operator.kind.*
                    items={company.licences.map(({ kind, number, validUntil }) => ({
                      label: t(`operator.kind.${kind}`),
                      value: number,
                      detail:
                        validUntil === null
                          ? t('operator.noEnd')
                          : t('operator.validUntil', {
                              day: formatDay(validUntil, locale, { year: true }),
                            }),
                    }))}
                  />
                </Card>
              )}
            </Stack>
          )
        }
      </Loaded>
    </Sheet>
  );
}
