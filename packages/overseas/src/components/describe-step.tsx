import { useSession } from '@xinglin/api';
import { PicturesField, useSubmission, type FieldsOfFailures } from '@xinglin/forms';
import { href } from '@xinglin/routes';
import { overseasTerms } from '@xinglin/rules';
import { Card, Gutter, lazyPart, Note, TextAreaField } from '@xinglin/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { caseProblems } from '../model/case-draft';
import { PhoneCard, phoneProblem, usePhone } from './phone-card';
import { SymptomFields } from './symptom-fields';
import { useCaseDraft } from './use-case-draft';
import { WizardForm } from './wizard-form';

// Only who is signed in can speak; its code comes after the page.
const Speak = lazyPart(() => import('./speak'));

const fields = ['question', 'symptoms', 'duration', 'tenths', 'fileIds', 'mobile'] as const;
type Field = (typeof fields)[number];

const failureFields: FieldsOfFailures<Field> = {
  knows: (path): path is Field => fields.some((field) => field === path),
  // Nothing is sent here: the gateway refuses nothing.
  ofRefusal: () => undefined,
};

/** The first step: the problem. A visitor can describe it and signs in afterwards. */
export function DescribeStep(): ReactElement {
  const { t } = useTranslation('overseas-consult');
  const navigate = useNavigate();
  const isVisitor = useSession() === null;
  const { draft, isKept, change } = useCaseDraft();
  const phone = usePhone();
  const submission = useSubmission<Field, true>({
    failureFields,
    find: () => [
      ...caseProblems(draft).map(({ field, code }) => ({
        field,
        // i18n-keys: overseas-consult:problem.*
        message: t(`problem.${code}`),
      })),
      ...(isVisitor ? phoneProblem(phone, t) : []),
    ],
    send: async () => ({ data: true }),
    onDone: async () => {
      if (isVisitor) phone.handOn();
      await navigate(href('overseas.consultWizard', {}, { step: '2' }));
    },
  });
  const { idOf, problems } = submission;
  return (
    <WizardForm submission={submission} submitLabel={t('wizard.toWhom')}>
      <Card title={t('wizard.what')} aside={isKept ? <Note>{t('wizard.kept')}</Note> : undefined}>
        <TextAreaField
          id={idOf('question')}
          label={t('wizard.question')}
          hideLabel
          rows={4}
          maxLength={overseasTerms.question.most}
          placeholder={t('wizard.questionHint')}
          value={draft.question}
          error={problems.errorOf('question')}
          onValueChange={(question) => change({ question })}
          tools={
            !isVisitor && (
              <Speak
                onWords={(words) =>
                  change((now) => ({
                    ...now,
                    question: [now.question, words].filter((part) => part !== '').join('\n'),
                  }))
                }
              />
            )
          }
        />
        <SymptomFields draft={draft} idOf={idOf} errorOf={problems.errorOf} onChange={change} />
      </Card>
      {isVisitor ? (
        <>
          <PhoneCard id={idOf('mobile')} phone={phone} error={problems.errorOf('mobile')} />
          <Gutter>
            <Note>{t('wizard.picturesLater')}</Note>
          </Gutter>
        </>
      ) : (
        <Card>
          <PicturesField
            id={idOf('fileIds')}
            pictures={draft.pictures}
            limit={overseasTerms.pictures}
            hint={t('wizard.pictures')}
            error={problems.errorOf('fileIds')}
            onChange={(changed) =>
              change((now) => ({ ...now, pictures: [...changed(now.pictures)] }))
            }
          />
        </Card>
      )}
    </WizardForm>
  );
}
