import {
  PicturesField,
  SubmissionForm,
  useSubmission,
  type FieldsOfFailures,
} from '@xinglin/forms';
import { href } from '@xinglin/routes';
import { overseasTerms } from '@xinglin/rules';
import { ListGroup, ListLink, Note, TextAreaField } from '@xinglin/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { caseProblems } from '../model/case-draft';
import { useCaseDraft } from './use-case-draft';

type Field = 'question' | 'fileIds' | 'questionnaire';

// Nothing is sent here: the gateway refuses nothing.
const failureFields: FieldsOfFailures<Field> = {
  knows: (path): path is Field => path === 'question',
  ofRefusal: () => undefined,
};
const formFields = ['question', 'fileIds'] as const;

/** The first step: what is wrong, pictures, and the questionnaire. */
export function DescribeStep(): ReactElement {
  const { t } = useTranslation('overseas-consult');
  const navigate = useNavigate();
  const { draft, isKept, change } = useCaseDraft();
  const problems = caseProblems(draft);
  const isAnswered = problems.every(({ field }) => formFields.some((one) => one === field));
  const submission = useSubmission<Field, true>({
    failureFields,
    find: () => [
      ...problems.flatMap(({ field, code }) =>
        field === 'question' || field === 'fileIds'
          ? // i18n-keys: overseas-consult:problem.*
            [{ field, message: t(`problem.${code}`) }]
          : [],
      ),
      ...(isAnswered
        ? []
        : [{ field: 'questionnaire' as const, message: t('problem.questionnaire') }]),
    ],
    send: async () => ({ data: true }),
    onDone: async () => navigate(href('overseas.consultWizard', {}, { step: '2' })),
  });
  return (
    <SubmissionForm
      submission={submission}
      submitLabel={t('wizard.next')}
      below={<Note>{t('wizard.free')}</Note>}
    >
      <TextAreaField
        id={submission.idOf('question')}
        label={t('wizard.question')}
        rows={5}
        maxLength={overseasTerms.question.most}
        placeholder={t('wizard.questionHint')}
        hint={isKept ? t('wizard.kept') : undefined}
        value={draft.question}
        error={submission.problems.errorOf('question')}
        onValueChange={(question) => change({ question })}
      />
      <PicturesField
        id={submission.idOf('fileIds')}
        pictures={draft.pictures}
        limit={overseasTerms.pictures}
        hint={t('wizard.pictures')}
        error={submission.problems.errorOf('fileIds')}
        onChange={(changed) => change((now) => ({ ...now, pictures: [...changed(now.pictures)] }))}
      />
      <div id={submission.idOf('questionnaire')} tabIndex={-1}>
        <ListGroup>
          <ListLink
            label={t('questionnaire.title')}
            value={t(isAnswered ? 'questionnaire.answered' : 'questionnaire.open')}
            to={href('overseas.questionnaire')}
          />
        </ListGroup>
      </div>
    </SubmissionForm>
  );
}
