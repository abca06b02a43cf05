import { SubmissionForm, useSubmission, type FieldsOfFailures } from '@xinglin/forms';
import { href } from '@xinglin/routes';
import { overseasDurations, overseasSymptoms, temperatureUnits } from '@xinglin/rules';
import { CheckGroup, Gutter, Note, Page, PageHeader, RadioGroup, TextField } from '@xinglin/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router';
import { EmergencyRow } from '../../../components/emergency-row';
import { LanguagePicker } from '../../../components/language-picker';
import { useCaseDraft } from '../../../components/use-case-draft';
import { caseProblems, chooseSymptoms } from '../../../model/case-draft';

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
          backTo={place === 1 ? href('overseas.consultWizard') : addressOf(place - 1)}
          action={<LanguagePicker />}
        />
      }
    >
      <Gutter>
        <Note>{t('questionnaire.place', { place, count: questions.length })}</Note>
      </Gutter>
      <EmergencyRow />
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
    onDone: async () => navigate(isLast ? href('overseas.consultWizard') : addressOf(place + 1)),
  });
  const id = submission.idOf(question);
  const error = submission.problems.errorOf(question);
  return (
    <SubmissionForm
      submission={submission}
      submitLabel={t(isLast ? 'questionnaire.done' : 'questionnaire.next')}
    >
      {question === 'symptoms' && (
        <CheckGroup
          id={id}
          label={t('questionnaire.symptoms')}
          hint={t('questionnaire.symptomsHint')}
          name="symptoms"
          // i18n-keys: overseas-consult:symptom.*
          options={overseasSymptoms.map((value) => ({ value, label: t(`symptom.${value}`) }))}
          value={draft.symptoms}
          error={error}
          onValueChange={(chosen) =>
            change((now) => ({ ...now, symptoms: chooseSymptoms(now.symptoms, chosen) }))
          }
        />
      )}
      {question === 'duration' && (
        <RadioGroup
          id={id}
          label={t('questionnaire.duration')}
          name="duration"
          // i18n-keys: overseas-consult:duration.*
          options={overseasDurations.map((value) => ({ value, label: t(`duration.${value}`) }))}
          value={draft.duration ?? ''}
          error={error}
          onValueChange={(value) =>
            change({ duration: overseasDurations.find((one) => one === value) })
          }
        />
      )}
      {question === 'tenths' && (
        <>
          <RadioGroup
            label={t('temperature.unit')}
            name="unit"
            layout="inline"
            // i18n-keys: overseas-consult:temperature.units.*
            options={temperatureUnits.map((value) => ({
              value,
              label: t(`temperature.units.${value}`),
            }))}
            value={draft.unit}
            onValueChange={(value) =>
              change({ unit: temperatureUnits.find((one) => one === value) ?? 'celsius' })
            }
          />
          <TextField
            id={id}
            label={t('questionnaire.temperature')}
            inputMode="decimal"
            maxLength={6}
            value={draft.temperature}
            error={error}
            onValueChange={(temperature) => change({ temperature })}
          />
        </>
      )}
    </SubmissionForm>
  );
}
