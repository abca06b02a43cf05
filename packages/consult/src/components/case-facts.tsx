import type { SharedCase } from '@xinglin/gateway-sdk';
import { useLocale } from '@xinglin/i18n';
import { formatMonth } from '@xinglin/rules';
import { Card, KeyValueList } from '@xinglin/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';

/** What is told of whose case it is: no more than an age band, sex, department and month. */
export function CaseFacts({ shared }: { readonly shared: SharedCase }): ReactElement {
  const { t } = useTranslation('sharing');
  const locale = useLocale();
  const { ageFrom: from, ageTo: to, gender, deptName, month } = shared;
  return (
    <Card title={t('case.about')}>
      <KeyValueList
        items={[
          {
            label: t('case.age'),
            value: to === null ? t('case.ageOver', { from }) : t('case.ageBand', { from, to }),
          },
          // i18n-keys: sharing:case.gender.*
          { label: t('case.sex'), value: t(`case.gender.${gender}`) },
          ...(deptName === null ? [] : [{ label: t('case.department'), value: deptName }]),
          {
            label: t('case.asked'),
            value: t('case.month', {
              year: month.slice(0, 4),
              month: formatMonth(`${month}-01`, locale),
            }),
          },
        ]}
      />
    </Card>
  );
}
