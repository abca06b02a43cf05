import { reviewsApi } from '@xinglin/api';
import { ProblemForm, useKeptDraft, useSubmission, type FieldsOfFailures } from '@xinglin/forms';
import type {
  GetCommentStandardResponse,
  GetOwnPraiseResponse,
  OwnReview,
} from '@xinglin/gateway-sdk';
import { seenLength } from '@xinglin/rules';
import {
  ActionBar,
  Button,
  Card,
  Checkbox,
  Cluster,
  LetterSheet,
  PaperGroup,
  TextAreaField,
  type PaperName,
} from '@xinglin/ui';
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
  readonly paper: PaperName;
  readonly anonymous: boolean;
}

const paperNames = ['apricot', 'bamboo', 'lake', 'plain'] as const satisfies readonly PaperName[];

const keepable = (letter: Letter): Letter => letter;

function restore(kept: unknown): Letter | null {
  if (typeof kept !== 'object' || kept === null) return null;
  const { text, anonymous, paper } = kept as Readonly<Record<string, unknown>>;
  if (typeof text !== 'string' || typeof anonymous !== 'boolean') return null;
  // Drafts of an earlier version had no paper.
  return { text, anonymous, paper: paperNames.find((name) => name === paper) ?? 'apricot' };
}

/** Shortest letter that says anything. */
const shortest = 5;

/** A letter of thanks to a doctor, on the paper that is chosen; the former one can be changed. */
export function PraiseForm({
  doctorId,
  own: { praise, doctorName, signature },
  standard,
  onSent,
}: {
  doctorId: string;
  own: Pick<GetOwnPraiseResponse, 'praise' | 'doctorName' | 'signature'>;
  standard: Pick<GetCommentStandardResponse, 'letters' | 'papers' | 'maxText'>;
  onSent: () => void | Promise<void>;
}): ReactElement {
  const { t } = useTranslation('reviews');
  const former = useMemo(
    () => ({
      text: praise?.writtenText ?? '',
      paper: praise?.paper ?? ('apricot' as const),
      anonymous: praise?.anonymous ?? false,
    }),
    [praise],
  );
  const { draft, change, isKept, forget } = useKeptDraft<Letter>({
    kind: `praise.${doctorId}`,
    former,
    keepable,
    restore,
  });
  const [add] = reviewsApi.useAddPraiseMutation();
  const waysOut = useWaysOut();
  const { problems, pending, submit, idOf } = useSubmission<Field, OwnReview>({
    failureFields,
    waysOut,
    find: () =>
      seenLength(draft.text) < shortest
        ? [{ field: 'text', message: t('praise.required', { number: shortest }) }]
        : [],
    send: () => add({ expertId: doctorId, ...draft }),
    onDone: () => {
      forget();
      return onSent();
    },
  });
  return (
    <ProblemForm problems={problems} onSubmit={submit}>
      <Card as="div">
        <PaperGroup
          label={t('praise.choosePaper')}
          name="paper"
          papers={standard.papers.map(({ key, text }) => ({ value: key, label: text }))}
          value={draft.paper}
          onValueChange={(paper) => change({ paper })}
        />
        <LetterSheet
          paper={draft.paper}
          salutation={t('praise.salutation', { name: doctorName })}
          signature={(draft.anonymous ? null : signature) ?? t('unnamed')}
        >
          <TextAreaField
            id={idOf('text')}
            label={t('praise.text')}
            hideLabel
            rows={6}
            maxLength={standard.maxText}
            placeholder={t('praise.hint')}
            value={draft.text}
            error={problems.errorOf('text')}
            hint={isKept ? t('form.kept') : undefined}
            onValueChange={(text) => change({ text })}
          />
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
        </LetterSheet>
        {signature !== null && (
          <Checkbox
            label={t('form.anonymous')}
            checked={draft.anonymous}
            onCheckedChange={(anonymous) => change({ anonymous })}
          />
        )}
      </Card>
      <ActionBar sticky>
        <Button type="submit" block pending={pending}>
          {t(praise === null ? 'praise.send' : 'form.change')}
        </Button>
      </ActionBar>
    </ProblemForm>
  );
}
