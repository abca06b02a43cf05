import { panelsApi } from '@xinglin/api';
import { DoctorItem } from '@xinglin/care';
import { pageCall } from '@xinglin/pages';
import {
  ActionBar,
  ButtonLink,
  EmptyState,
  Gutter,
  Loaded,
  Note,
  Page,
  PageHeader,
  PillLinks,
  SkeletonList,
} from '@xinglin/ui';
import type { ReactElement, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { confirmHref, expertsHref } from '../model/panel-ways';

/** The departments in which there are enough experts. */
export const departmentsCall = pageCall(panelsApi.endpoints.getPanelHomepage, () => undefined);
/** The experts of the department that stands in the address. */
export const expertsCall = pageCall(panelsApi.endpoints.listPanelExperts, ({ query }) => {
  const deptId = query.get('deptId');
  return deptId ? { deptId } : null;
});

interface PanelExpertsProps {
  readonly title: string;
  readonly backTo: string;
  /** Undefined while none is chosen. */
  readonly deptId: string | undefined;
}

/** A department, the experts in it who would be asked now, and what they cost together. */
export function PanelExperts({ title, backTo, deptId }: PanelExpertsProps): ReactElement {
  const { t } = useTranslation('panels');
  const departments = departmentsCall.useAnswer().answer;
  const experts = expertsCall.useAnswer().answer;
  const page = (content: ReactNode, actionBar?: ReactNode) => (
    <Page header={<PageHeader title={title} backTo={backTo} />} actionBar={actionBar}>
      <Loaded query={departments} skeleton={<SkeletonList lines={1} count={1} />}>
        {({ departments: found }) => (
          <PillLinks
            label={t('step.department')}
            items={found.map((one) => ({
              to: expertsHref(one.deptId),
              text: one.deptName,
              active: one.deptId === deptId,
            }))}
          />
        )}
      </Loaded>
      {content}
    </Page>
  );
  if (deptId === undefined)
    return page(<EmptyState kind="departments" title={t('step.chooseDepartment')} />);
  return (
    <Loaded
      query={experts}
      skeleton={<SkeletonList lines={3} count={5} />}
      frame={(one) => page(one)}
    >
      {({ items, totalCents }) =>
        items.length === 0
          ? page(
              <EmptyState kind="doctors" title={t('step.tooFew')} message={t('step.tooFewHint')} />,
            )
          : page(
              <>
                <Gutter>
                  <Note>{t('step.expertsHint', { count: items.length })}</Note>
                </Gutter>
                {items.map(({ doctor }) => (
                  <DoctorItem
                    key={doctor.doctorId}
                    doctor={doctor}
                    availability={null}
                    fromCents={null}
                    titleLevel={2}
                  />
                ))}
              </>,
              <ActionBar priceLabel={t('step.together')} cents={totalCents}>
                <ButtonLink to={confirmHref(deptId)}>{t('step.toConfirm')}</ButtonLink>
              </ActionBar>,
            )
      }
    </Loaded>
  );
}
