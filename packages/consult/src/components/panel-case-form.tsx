import { panelsApi } from '@xinglin/api';
import { SubmissionForm, useSubmission, type FieldsOfFailures } from '@xinglin/forms';
import { useCallback, useRef, type FormEvent, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { type CaseDraft, type CaseField, sentCaseOf } from '../model/ask-draft';
import { caseProblemsOf, isCaseField } from '../model/panel-draft';
import { expertsHref } from '../model/panel-ways';
import { CasePictures, CourseFields, QuestionField } from './case-fields';
import { useSavedDraft } from './use-saved-draft';
import { useUrgency } from './use-urgency';

const failureFields: FieldsOfFailures<CaseField> = {
  knows: (path): path is CaseField => isCaseField(path.replace(/^draft\./, '')),
  ofRefusal: () => undefined,
};

interface PanelCaseFormProps {
  /** What was kept. */
  readonly former: CaseDraft;
  /** Chosen beforehand; otherwise it is matched with what is written. */
  readonly deptId: string | undefined;
}

/** What is asked of the experts; it is kept with the account while it is typed, and goes with the steps that follow. */
export function PanelCaseForm({ former, deptId }: PanelCaseFormProps): ReactElement {
  const { t } = useTranslation(['panels', 'asking']);
  const navigate = useNavigate();
  const [save] = panelsApi.useSavePanelDraftMutation();
  const sent = useCallback(
    (draft: CaseDraft) => ({ draft: { ...sentCaseOf(draft), ...(deptId && { deptId }) } }),
    [deptId],
  );
  const keep = useCallback(
    async (draft: CaseDraft) => (await save(sent(draft))).data !== undefined,
    [save, sent],
  );
  const { draft, isKept, change, forget } = useSavedDraft(former, keep);
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
  const submission = useSubmission<CaseField, unknown>({
    failureFields,
    find: () => problemsWith(urgency.redFlags.length > 0),
    send: () => {
      forget();
      return save(sent(draft));
    },
    onDone: async () => {
      await navigate(expertsHref(deptId ?? suited.current));
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
      <QuestionField {...fields} isKept={isKept} urgency={urgency} />
      <CourseFields {...fields} />
      <CasePictures {...fields} />
    </SubmissionForm>
  );
}
