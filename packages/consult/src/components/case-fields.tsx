import { Urgent } from '@xinglin/care';
import { SpeakButton } from '@xinglin/conversation';
import { PicturesField } from '@xinglin/forms';
import { consultLimits, isBlank } from '@xinglin/rules';
import { Checkbox, NoticeBar, RadioGroup, TextAreaField } from '@xinglin/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { type CaseDraft, type CaseField, sinces } from '../model/ask-draft';
import type { useUrgency } from './use-urgency';

interface CaseFieldsProps {
  readonly draft: CaseDraft;
  readonly change: (changed: Partial<CaseDraft> | ((now: CaseDraft) => Partial<CaseDraft>)) => void;
  readonly idOf: (field: CaseField) => string;
  readonly errorOf: (field: CaseField) => string | undefined;
}

/** What was typed, with what was said behind it. */
const withWords = (typed: string, words: string): string =>
  isBlank(typed) ? words : `${typed.trimEnd()}\n${words}`;

/** What is wrong; and, where that cannot wait, what to do instead of asking. */
export function QuestionField({
  draft,
  isKept = false,
  isMerged = false,
  hideLabel,
  urgency: { redFlags, noEmergency, setNoEmergency, look },
  change,
  idOf,
  errorOf,
}: CaseFieldsProps & {
  /** Says below the field that the draft is saved. */
  readonly isKept?: boolean;
  /** Says above the field that another device's words were added. */
  readonly isMerged?: boolean;
  /** The title around the field says the same. */
  readonly hideLabel?: boolean;
  readonly urgency: ReturnType<typeof useUrgency>;
}): ReactElement {
  const { t } = useTranslation('asking');
  return (
    <>
      {isMerged && (
        <NoticeBar tone="info" live>
          {t('form.merged')}
        </NoticeBar>
      )}
      <TextAreaField
        id={idOf('question')}
        label={t('form.question')}
        hideLabel={hideLabel}
        rows={4}
        maxLength={consultLimits.question.most}
        placeholder={t('form.questionHint')}
        hint={isKept ? t('form.kept') : undefined}
        value={draft.question}
        error={errorOf('question')}
        onBlur={() => void look(draft.question)}
        onValueChange={(question) => change({ question })}
        tools={
          <SpeakButton
            onWords={(words) => {
              change((now) => ({ question: withWords(now.question, words) }));
              void look(withWords(draft.question, words));
            }}
          />
        }
      />
      {redFlags.length > 0 && (
        <>
          <Urgent
            live
            advice={redFlags.map(({ title, advice }) => ({ title, text: advice }))}
            withCall={redFlags.some(({ urgency }) => urgency === 'call120')}
          />
          <Checkbox
            id={idOf('noEmergency')}
            label={t('form.noEmergency')}
            checked={noEmergency}
            error={errorOf('noEmergency')}
            onCheckedChange={setNoEmergency}
          />
        </>
      )}
    </>
  );
}

/** Since when, and what was done. */
export function CourseFields({ draft, change, idOf, errorOf }: CaseFieldsProps): ReactElement {
  const { t } = useTranslation('asking');
  return (
    <>
      <RadioGroup
        id={idOf('since')}
        name="since"
        layout="columns"
        label={t('form.since')}
        optional
        // i18n-keys: asking:since.*
        options={sinces.map((value) => ({ value, label: t(`since.${value}`) }))}
        value={draft.since ?? ''}
        onValueChange={(since) => change({ since: sinces.find((one) => one === since) })}
      />
      <TextAreaField
        id={idOf('treated')}
        label={t('form.treated')}
        optional
        rows={2}
        maxLength={consultLimits.treated}
        placeholder={t('form.treatedHint')}
        value={draft.treated}
        error={errorOf('treated')}
        onValueChange={(treated) => change({ treated })}
      />
    </>
  );
}

/** Pictures of what is wrong, of reports and records. */
export function CasePictures({ draft, change, idOf, errorOf }: CaseFieldsProps): ReactElement {
  const { t } = useTranslation('asking');
  return (
    <PicturesField
      id={idOf('fileIds')}
      pictures={draft.pictures}
      limit={consultLimits.pictures}
      hint={t('form.pictures')}
      error={errorOf('fileIds')}
      onChange={(changed) => change((now) => ({ pictures: changed(now.pictures) }))}
    />
  );
}
