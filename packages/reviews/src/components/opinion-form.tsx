import { SpeakButton } from '@xinglin/conversation';
import { ProblemForm, type useSubmission } from '@xinglin/forms';
import { ActionBar, Button, Card, Stack, StarField, TextAreaField } from '@xinglin/ui';
import type { ReactElement, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { ReviewDraft, ReviewField } from '../model/review-draft';
import { AudienceField, type AudienceFieldProps } from './audience-field';
import { useStarWords } from './use-star-words';

interface OpinionFormProps extends Pick<AudienceFieldProps, 'signature' | 'place'> {
  readonly submission: Pick<
    ReturnType<typeof useSubmission<ReviewField, unknown>>,
    'problems' | 'pending' | 'submit' | 'idOf'
  >;
  /** What is reviewed. */
  readonly head: ReactNode;
  readonly draft: Pick<ReviewDraft, 'score' | 'text' | 'audience' | 'anonymous'>;
  readonly onChange: (changed: Partial<ReviewDraft> | ((last: ReviewDraft) => ReviewDraft)) => void;
  /** Below the stars: the scores of parts. */
  readonly parts?: ReactNode;
  /** Above the words. */
  readonly tags?: ReactNode;
  readonly maxText: number;
  readonly placeholder: string;
  /** The draft is stored on this device. */
  readonly isKept: boolean;
  /** Below the words. */
  readonly note?: ReactNode;
  /** Between the audience and the bar. */
  readonly children?: ReactNode;
  readonly submitLabel: string;
}

/** A review of whatever kind: one row of stars is enough, all else is optional. */
export function OpinionForm(props: OpinionFormProps): ReactElement {
  const { submission, head, draft, onChange, parts, tags, maxText, placeholder } = props;
  const { isKept, note, signature, place, children, submitLabel } = props;
  const { t } = useTranslation('reviews');
  const starWords = useStarWords();
  const { problems, pending, submit, idOf } = submission;
  return (
    <ProblemForm problems={problems} onSubmit={submit}>
      <Card as="div">
        <Stack gap={3}>
          {head}
          <StarField
            id={idOf('score')}
            label={t('form.score')}
            name="score"
            large
            words={starWords}
            value={draft.score}
            error={problems.errorOf('score')}
            onValueChange={(score) => onChange({ score })}
          />
          {parts}
        </Stack>
      </Card>
      <Card as="div">
        {tags}
        <TextAreaField
          id={idOf('text')}
          label={t('form.text')}
          hideLabel
          rows={3}
          maxLength={maxText}
          placeholder={placeholder}
          value={draft.text}
          error={problems.errorOf('text')}
          hint={isKept ? t('form.kept') : undefined}
          tools={
            <SpeakButton
              onWords={(words) =>
                onChange((last) => ({
                  ...last,
                  text: `${last.text}${words}`.slice(0, maxText),
                }))
              }
            />
          }
          onValueChange={(text) => onChange({ text })}
        />
        {note}
      </Card>
      <AudienceField
        signature={signature}
        place={place}
        audience={draft.audience}
        anonymous={draft.anonymous}
        onChange={onChange}
      />
      {children}
      <ActionBar sticky>
        <Button type="submit" block pending={pending}>
          {submitLabel}
        </Button>
      </ActionBar>
    </ProblemForm>
  );
}
