import { panelsApi, type PageLoad } from '@xinglin/api';
import { speakCall } from '@xinglin/conversation';
import { pageCall, usePlace } from '@xinglin/pages';
import { Loaded, Page, PageHeader, SkeletonList } from '@xinglin/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { href } from '@xinglin/routes';
import { Emergency } from '../../../components/emergency';
import { departmentsCall, expertsCall, PanelExperts } from '../../../components/panel-experts';
import { PanelCaseForm } from '../../../components/panel-case-form';
import { panelDraftOf } from '../../../model/panel-draft';
import { caseHref } from '../../../model/panel-ways';

const draft = pageCall(panelsApi.endpoints.getPanelDraft, () => undefined);

/** Any other step than that of the experts is the first. */
const isExperts = (stepId: string | undefined): boolean => stepId === 'experts';

export const load: PageLoad = (place) =>
  isExperts(place.params['stepId'])
    ? [departmentsCall, expertsCall].flatMap((call) => call.load(place))
    : [...draft.load(place), speakCall];

/** The steps before a question is sent: the case, and the experts who are asked (spec 2 §2.13). */
export default function PanelStepPage(): ReactElement {
  const { params } = usePlace();
  return isExperts(params['stepId']) ? <ExpertsStep /> : <CaseStep />;
}

function CaseStep(): ReactElement {
  const { t } = useTranslation('panels');
  const { query } = usePlace();
  return (
    <Page header={<PageHeader title={t('step.case')} backTo={href('consult.multiExpert')} />}>
      <Emergency />
      <Loaded query={draft.useAnswer().answer} skeleton={<SkeletonList lines={4} count={1} />}>
        {({ draft: kept, savedAt = null }) => (
          <PanelCaseForm
            former={panelDraftOf(kept)}
            savedAt={savedAt}
            deptId={query.get('deptId') ?? kept?.deptId ?? undefined}
          />
        )}
      </Loaded>
    </Page>
  );
}

function ExpertsStep(): ReactElement {
  const { t } = useTranslation('panels');
  const { query } = usePlace();
  const deptId = query.get('deptId') ?? undefined;
  return <PanelExperts title={t('step.experts')} backTo={caseHref(deptId)} deptId={deptId} />;
}
