import { panelsApi, patientsApi, type PageLoad } from '@xinglin/api';
import { pageCall, usePlace } from '@xinglin/pages';
import { href } from '@xinglin/routes';
import {
  ButtonLink,
  EmptyState,
  joinQueries,
  Loaded,
  Page,
  PageHeader,
  SkeletonList,
} from '@xinglin/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { PanelConfirmForm } from '../../../components/panel-confirm-form';
import { expertsCall } from '../../../components/panel-experts';
import { caseProblemsOf, panelDraftOf } from '../../../model/panel-draft';
import { caseHref, expertsHref } from '../../../model/panel-ways';

const draft = pageCall(panelsApi.endpoints.getPanelDraft, () => undefined);
const family = pageCall(patientsApi.endpoints.listPatients, () => undefined);

export const load: PageLoad = (place) =>
  [draft, family, expertsCall].flatMap((call) => call.load(place));

/** The last step: for whom, what is asked of whom, the price, and sending it (spec 2 §2.13). */
export default function PanelConfirmPage(): ReactElement {
  const { t } = useTranslation('panels');
  const { query } = usePlace();
  const deptId = query.get('deptId') ?? undefined;
  return (
    <Page header={<PageHeader title={t('confirm.title')} backTo={expertsHref(deptId)} />}>
      {deptId === undefined ? (
        <EmptyState
          kind="departments"
          title={t('step.chooseDepartment')}
          action={<ButtonLink to={expertsHref()}>{t('step.experts')}</ButtonLink>}
        />
      ) : (
        <Confirm deptId={deptId} />
      )}
    </Page>
  );
}

function Confirm({ deptId }: { readonly deptId: string }): ReactElement {
  const { t } = useTranslation(['panels', 'asking']);
  const { pathname, search } = useLocation();
  const known = joinQueries(
    draft.useAnswer().answer,
    joinQueries(family.useAnswer().answer, expertsCall.useAnswer().answer),
  );
  return (
    <Loaded query={known} skeleton={<SkeletonList lines={4} count={2} />}>
      {([{ draft: kept }, [{ items: patients }, { items: experts, totalCents }]]) => {
        const told = panelDraftOf(kept);
        if (caseProblemsOf(told, { isUrgent: false, noEmergency: false }).length > 0)
          return (
            <EmptyState
              kind="consults"
              title={t('confirm.noCase')}
              action={<ButtonLink to={caseHref(deptId)}>{t('step.case')}</ButtonLink>}
            />
          );
        if (experts.length === 0)
          return (
            <EmptyState
              kind="departments"
              title={t('step.tooFew')}
              action={<ButtonLink to={expertsHref()}>{t('step.chooseDepartment')}</ButtonLink>}
            />
          );
        if (patients.length === 0)
          return (
            <EmptyState
              kind="family"
              title={t('asking:form.noPatient')}
              message={t('asking:form.noPatientHint')}
              action={
                <ButtonLink to={href('account.patientAdd', {}, { backurl: pathname + search })}>
                  {t('asking:form.addPatient')}
                </ButtonLink>
              }
            />
          );
        return (
          <PanelConfirmForm
            told={told}
            deptId={deptId}
            patients={patients}
            doctors={experts.map(({ doctor }) => doctor)}
            cents={totalCents}
          />
        );
      }}
    </Loaded>
  );
}
