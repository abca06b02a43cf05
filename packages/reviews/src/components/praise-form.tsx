import { reviewsApi } from '@xinglin/api';
import { SubmissionForm, useKeptDraft, useSubmission, type FieldsOfFailures } from '@xinglin/forms';
import type { GetCommentStandardResponse, OwnReview } from '@xinglin/gateway-sdk';
import { Button, Checkbox, Cluster, TextAreaField } from '@xinglin/ui';
import { useMemo, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useWaysOut } from './use-ways-out';

type Field = 'text';

const failureFields: FieldsOfFailures<Field> = {
  knows: (path) => path === 'text',
  ofRefusal: () => undefined,
};

interface Letter {
  readonly text: string;
  readonly anonymous: boolean;
}

const keepable = (letter: Letter): Letter => letter;

function restore(kept: unknown): Letter | null {
  if (typeof kept !== 'object' || kept === null) return null;
  const { text, anonymous } = kept as Readonly<Record<string, unknown>>;
  return typeof text === 'string' && typeof anonymous === 'boolean' ? { text, anonymous } : null;
}

/** Shortest letter that says anything. */
const shortest = 5;

/** A letter of thanks to a doctor, or the one that was written, to change it. */
export function PraiseForm({
  doctorId,
  praise,
  standard,
  onSent,
}: {
  doctorId: string;
  praise: OwnReview | null;
  standard: Pick<GetCommentStandardResponse, 'letters' | 'maxText'>;
  onSent: () => void | Promise<void>;
}): ReactElement {
  const { t } = useTranslation('reviews');
  const former = useMemo(
    () => ({ text: praise?.writtenText ?? '', anonymous: praise?.anonymous ?? false }),
    [praise],
  );
  const { draft, change, isKept, forget } = useKeptDraft({
    kind: `praise.${doctorId}`,
    former,
    keepable,
    restore,
  });
  const [add] = reviewsApi.useAddPraiseMutation();
  const waysOut = useWaysOut();
  const submission = useSubmission<Field, OwnReview>({
    failureFields,
    waysOut,
    find: () =>
      draft.text.trim().length < shortest
        ? [{ field: 'text', message: t('praise.required', { number: shortest }) }]
        : [],
    send: () => add({ expertId: doctorId, ...draft }),
    onDone: () => {
      forget();
      return onSent();
    },
  });
  return (
    <SubmissionForm
      submission={submission}
      title={t(praise === null ? 'praise.write' : 'praise.rewrite')}
      submitLabel={t(praise === null ? 'praise.send' : 'form.change')}
    >
      {draft.text === '' && (
        <Cluster>
          {standard.letters.map((letter) => (
            <Button
              key={letter}
              variant="outline"
              size="small"
              onClick={() => change({ text: letter })}
            >
              {letter}
            </Button>
          ))}
        </Cluster>
      )}
      <TextAreaField
        id={submission.idOf('text')}
        label={t('praise.text')}
        rows={6}
        maxLength={standard.maxText}
        placeholder={t('praise.hint')}
        value={draft.text}
        error={submission.problems.errorOf('text')}
        hint={isKept ? t('form.kept') : undefined}
        onValueChange={(text) => change({ text })}
      />
      <Checkbox
        label={t('form.anonymous')}
        checked={draft.anonymous}
        onCheckedChange={(anonymous) => change({ anonymous })}
      />
    </SubmissionForm>
  );
}
