import { goodsApi } from '@xinglin/api';
import { SubmissionForm, useSubmission, type FieldsOfFailures } from '@xinglin/forms';
import type { GoodsOrder, OwnGoodsComment } from '@xinglin/gateway-sdk';
import { trimmedText } from '@xinglin/rules';
import {
  Checkbox,
  Note,
  NoticeBar,
  Page,
  PageHeader,
  Stack,
  StarField,
  TextAreaField,
  useToast,
} from '@xinglin/ui';
import { useState, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { goodsOrderHref } from '../model/mall-ways';

type Field = 'score' | 'text';

const longestText = 500;

const failureFields: FieldsOfFailures<Field> = {
  knows: (path): path is Field => path === 'score' || path === 'text',
  ofRefusal: () => undefined,
};

/** What the buyer says of a line of an order, or says anew. */
export function CommentRequest(props: {
  order: GoodsOrder;
  line: GoodsOrder['lines'][number];
  comment: OwnGoodsComment | null;
}): ReactElement {
  const { order, line, comment } = props;
  const { t } = useTranslation('mall');
  const toast = useToast();
  const navigate = useNavigate();
  const [score, setScore] = useState(comment?.score ?? null);
  const [text, setText] = useState(comment?.writtenText ?? '');
  const [anonymous, setAnonymous] = useState(comment?.anonymous ?? false);
  const [submit] = goodsApi.useSubmitGoodsCommentMutation();
  const { orderNo } = order;
  const submission = useSubmission<Field, OwnGoodsComment>({
    failureFields,
    find: () => (score === null ? [{ field: 'score', message: t('comment.scoreMissing') }] : []),
    send: () =>
      submit({
        orderNo,
        lineNo: line.lineNo,
        score: score ?? 0,
        text: trimmedText(text),
        anonymous,
      }),
    onDone: async ({ state }) => {
      // Words that were stopped at are shown here, where they can be changed.
      if (state === 'blocked') return;
      // i18n-keys: mall:comment.state.*
      toast.show(t(`comment.state.${state}`), { tone: 'success' });
      await navigate(goodsOrderHref(orderNo), { replace: true });
    },
  });
  const { idOf, problems } = submission;
  return (
    <Page header={<PageHeader title={t('comment.title')} backTo={goodsOrderHref(orderNo)} />}>
      {comment !== null && <CommentState comment={comment} />}
      <SubmissionForm
        submission={submission}
        submitLabel={t(comment === null ? 'comment.send' : 'comment.change')}
      >
        <Stack gap={2}>
          <p>{line.title}</p>
          <Note size="caption">{line.skuLabel}</Note>
        </Stack>
        <StarField
          id={idOf('score')}
          label={t('comment.score')}
          name="score"
          words={[
            t('comment.star.one'),
            t('comment.star.two'),
            t('comment.star.three'),
            t('comment.star.four'),
            t('comment.star.five'),
          ]}
          value={score}
          error={problems.errorOf('score')}
          onValueChange={setScore}
        />
        <TextAreaField
          id={idOf('text')}
          label={t('comment.text')}
          optional
          rows={3}
          maxLength={longestText}
          placeholder={t('comment.hint')}
          value={text}
          error={problems.errorOf('text')}
          onValueChange={setText}
        />
        <Checkbox
          label={t('comment.anonymous')}
          checked={anonymous}
          onCheckedChange={setAnonymous}
        />
      </SubmissionForm>
    </Page>
  );
}

/** Where a comment stands, for its author, and which words were stopped at. */
function CommentState({ comment }: { comment: OwnGoodsComment }): ReactElement {
  const { t } = useTranslation('mall');
  const { state, refusal, findings } = comment;
  const phrases = [...new Set(findings.map(({ phrase }) => phrase))];
  return (
    <NoticeBar tone={state === 'blocked' || state === 'refused' ? 'danger' : 'info'} live>
      <Stack gap={2}>
        {/* i18n-keys: mall:comment.state.* */}
        <span>{t(`comment.state.${state}`)}</span>
        {state === 'refused' && refusal !== null && (
          <span>{t('comment.refusal', { text: refusal })}</span>
        )}
        {phrases.length > 0 && (
          <span>{t('comment.words', { phrases: phrases.map((one) => `“${one}”`).join(' ') })}</span>
        )}
      </Stack>
    </NoticeBar>
  );
}
