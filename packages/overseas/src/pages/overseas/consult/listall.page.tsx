import { overseasApi } from '@xinglin/api';
import { byCursor, choice, listPage } from '@xinglin/pages';
import { href } from '@xinglin/routes';
import { ActionBar, ButtonLink, EmptyState, SegmentLinks } from '@xinglin/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { EmergencyRow } from '../../../components/emergency-row';
import { ConsultCard } from '../../../components/consult-card';

/** The way to a new consultation, below the list. */
function useAskBar(): ReactElement {
  const { t } = useTranslation('overseas-consult');
  return (
    <ActionBar>
      <ButtonLink block to={href('overseas.consultWizard')}>
        {t('list.ask')}
      </ButtonLink>
    </ActionBar>
  );
}

const statuses = ['inProgress', 'done', 'cancelled'] as const;

/** My consultations, all of them and by what became of them (spec 2 §2.30). */
const page = listPage({
  endpoint: overseasApi.endpoints.listOverseasConsults,
  paging: byCursor,
  filters: { status: choice(statuses) },
  input: ({ filters: { status } }, part) => ({ ...(status && { status }), ...part }),
  title: 'overseas-consult:list.title',
  backTo: href('overseas.profileSetting'),
  useActionBar: useAskBar,
  above: ({ t, filters, to }) => (
    <>
      <EmergencyRow compact />
      <SegmentLinks
        label={t('overseas-consult:list.tabs')}
        items={[undefined, ...statuses].map((status) => ({
          // i18n-keys: overseas-consult:list.all overseas-consult:status.*
          label:
            status === undefined
              ? t('overseas-consult:list.all')
              : t(`overseas-consult:status.${status}`),
          to: to({ status }),
          active: status === filters.status,
        }))}
      />
    </>
  ),
  empty: ({ t }) => (
    <EmptyState
      kind="consults"
      title={t('overseas-consult:list.none')}
      message={t('overseas-consult:list.noneHint')}
    />
  ),
  item: (consult) => <ConsultCard key={consult.orderKey} consult={consult} />,
});

export const { load } = page;
export default page.Page;
