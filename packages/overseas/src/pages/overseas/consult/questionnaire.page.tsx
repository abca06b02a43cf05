import { SubmissionForm, useSubmission, type FieldsOfFailures } from '@xinglin/forms';
import { href } from '@xinglin/routes';
import { Gutter, Note, Page, PageHeader } from '@xinglin/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router';
import { EmergencyRow } from '../../../components/emergency-row';
import { LanguagePicker } from '../../../components/language-picker';
import { SymptomFields } from '../../../components/symptom-fields';
import { useCaseDraft } from '../../../components/use-case-draft';
import { caseProblems } from '../../../model/case-draft';

const questions = ['symptoms', 'duration', 'tenths'] as const;
type Question = (typeof questions)[number];

const failureFields: FieldsOfFailures<Question> = {
  knows: (path): path is Question => questions.some((question) => question === path),
  ofRefusal: () => undefined,
};

/** Which question stands in the address, counted from 1; the first one unless another does. */
function placeIn(query: URLSearchParams): number {
  const place = Number(query.get('at') ?? 1);
  return questions[place - 1] === undefined ? 1 : place;
}
/** The last step of asking, which leads here to change the answers. */
const toLastStep = href('overseas.consultWizard', {}, { step: '3' });
const addressOf = (place: number) => href('overseas.questionnaire', {}, { at: String(place) });

/** One question after the other: symptoms, for how long, temperature (spec 1 §5). What is answered stays on the device until the case is sent. */
export default function QuestionnairePage(): ReactElement {
  const { t } = useTranslation('overseas-consult');
  const [query] = useSearchParams();
  const place = placeIn(query);
  return (
    <Page
      header={
        <PageHeader
          title={t('questionnaire.title')}
          backTo={place === 1 ? toLastStep : addressOf(place - 1)}
          action={<LanguagePicker />}
        />
      }
    >
      <Gutter>
        <Note>{t('questionnaire.place', { place, count: questions.length })}</Note>
      </Gutter>
      <EmergencyRow compact />
      <QuestionForm key={place} place={place} />
    </Page>
  );
}

function QuestionForm({ place }: { place: number }): ReactElement {
  const { t } = useTranslation('overseas-consult');
  const navigate = useNavigate();
  const { draft, change } = useCaseDraft();
  const question = questions[place - 1] ?? 'symptoms';
  const isLast = place === questions.length;
  const submission = useSubmission<Question, true>({
    failureFields,
    find: () =>
      caseProblems(draft).flatMap(({ field, code }) =>
        // i18n-keys: overseas-consult:problem.*
        field === question ? [{ field: question, message: t(`problem.${code}`) }] : [],
      ),
    send: async () => ({ data: true }),
    onDone: async () => navigate(isLast ? toLastStep : addressOf(place + 1)),
  });
  return (
    <SubmissionForm
      submission={submission}
      submitLabel={t(isLast ? 'questionnaire.done' : 'questionnaire.next')}
    >
      <SymptomFields
        draft={draft}
        only={question}
        idOf={submission.idOf}
        errorOf={submission.problems.errorOf}
        onChange={change}
      />
    </SubmissionForm>
  );
}
