import { panelsApi } from '@xinglin/api';
import { SubmissionForm, useSubmission, type FieldsOfFailures } from '@xinglin/forms';
import { useCallback, useRef, type FormEvent, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { type CaseDraft, type CaseField, sentCaseOf } from '../model/ask-draft';
import { mergeCases } from '../model/merge-drafts';
import { caseProblemsOf, isCaseField, panelDraftOf } from '../model/panel-draft';
import { expertsHref } from '../model/panel-ways';
import { CasePictures, CourseFields, QuestionField } from './case-fields';
import { useSavedDraft } from './use-saved-draft';
import { useUrgency } from './use-urgency';

const failureFields: FieldsOfFailures<CaseField> = {
  knows: (path): path is CaseField => isCaseField(path.replace(/^draft\./, '')),
  ofRefusal: () => undefined,
};

interface PanelCaseFormProps {
  /** What was saved, and when; null for never. */
  readonly former: CaseDraft;
  readonly savedAt: string | null;
  /** Chosen beforehand; otherwise it is matched with what is written. */
  readonly deptId: string | undefined;
}

/** What is asked of the experts; it is kept with the account while it is typed, and goes with the steps that follow. */
export function PanelCaseForm({ former, savedAt, deptId }: PanelCaseFormProps): ReactElement {
  const { t } = useTranslation(['panels', 'asking']);
  const navigate = useNavigate();
  const [store] = panelsApi.useSavePanelDraftMutation();
  const save = useCallback(
    async (own: CaseDraft, knownAt: string | null) => {
      const sent = { ...sentCaseOf(own), ...(deptId && { deptId }) };
      const answer = await store({ draft: sent, knownAt });
      if (answer.data === undefined) return { error: answer.error };
      const { savedAt: at, other } = answer.data;
      return { data: { savedAt: at, other: other && panelDraftOf(other) } };
    },
    [store, deptId],
  );
  const own = useSavedDraft(former, { savedAt, save, merge: mergeCases });
  const { draft, isKept, isMerged, change, saveNow } = own;
  const urgency = useUrgency();
  // Found by the tap that sends it, and needed before another render.
  const suited = useRef<string>(undefined);
  const problemsWith = (isUrgent: boolean) =>
    caseProblemsOf(draft, { isUrgent, noEmergency: urgency.noEmergency }).map(
      ({ field, code }) => ({
        field,
        // i18n-keys: asking:problem.*
        message: t(`asking:problem.${code}`),
      }),
    );
  const submission = useSubmission<CaseField, { readonly isMerged: boolean }>({
    failureFields,
    find: () => problemsWith(urgency.redFlags.length > 0),
    send: saveNow,
    onDone: async (saved) => {
      // What another device wrote is seen before it is shown to experts.
      if (!saved.isMerged) await navigate(expertsHref(deptId ?? suited.current));
    },
  });
  const { problems, idOf } = submission;
  const fields = { draft, change, idOf, errorOf: problems.errorOf };

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const looked = await urgency.lookFirst(draft.question);
    if (looked === null) return;
    suited.current = looked.found?.departments[0]?.deptId;
    if (looked.isBlocked) problems.show(problemsWith(true));
    else await submission.submit(event);
  };

  return (
    <SubmissionForm
      submission={{ ...submission, submit, pending: submission.pending || urgency.isLooking }}
      submitLabel={t('step.toExperts')}
    >
      <QuestionField {...fields} isKept={isKept} isMerged={isMerged} urgency={urgency} />
      <CourseFields {...fields} />
      <CasePictures {...fields} />
    </SubmissionForm>
  );
}
