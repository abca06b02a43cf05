import { reviewsApi } from '@xinglin/api';
import { useKeptDraft, useSubmission, type FieldsOfFailures } from '@xinglin/forms';
import type { GetOwnHospitalCommentResponse, OwnReview } from '@xinglin/gateway-sdk';
import { KindPicture, useToast } from '@xinglin/ui';
import { useMemo, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { draftOf, keepable, missingIn, restore, type ReviewField } from '../model/review-draft';
import styles from './hospital-comment-form.module.css';
import { OpinionForm } from './opinion-form';
import { useWaysOut } from './use-ways-out';

const failureFields: FieldsOfFailures<ReviewField> = {
  knows: (path): path is ReviewField => path === 'text',
  ofRefusal: () => undefined,
};

const maxText = 500;

/** The result of sending, in words; a state with its own notice on the page has none. */
const saidOf = (state: OwnReview['state']) =>
  state === 'published' || state === 'private' ? state : 'inReview';

/** The person's review of a hospital as a whole, for the first time or changed. */
export function HospitalCommentForm({
  hospitalId,
  hospitalName,
  own: { comment, signature },
}: {
  hospitalId: string;
  hospitalName: string;
  own: Pick<GetOwnHospitalCommentResponse, 'comment' | 'signature'>;
}): ReactElement {
  const { t } = useTranslation('reviews');
  const toast = useToast();
  const former = useMemo(() => draftOf(comment, undefined), [comment]);
  const { draft, change, isKept, forget } = useKeptDraft({
    kind: `review.hospital.${hospitalId}`,
    former,
    keepable,
    restore,
  });
  const [add] = reviewsApi.useAddHospitalCommentMutation();
  const waysOut = useWaysOut();
  const submission = useSubmission<ReviewField, OwnReview>({
    failureFields,
    waysOut,
    // i18n-keys: reviews:required.*
    find: () => missingIn(draft).map((field) => ({ field, message: t(`required.${field}`) })),
    send: () => {
      const { score, text: content, anonymous, audience } = draft;
      return add({
        organizationId: hospitalId,
        satisfaction: score ?? 0,
        content,
        anonymous,
        audience,
      });
    },
    onDone: ({ state }) => {
      forget();
      // i18n-keys: reviews:sent.*
      toast.show(t(`sent.${saidOf(state)}`), { tone: 'success' });
      return Promise.resolve();
    },
  });
  return (
    <OpinionForm
      submission={submission}
      head={
        <div className={styles['head']}>
          <KindPicture pictogram="hospital" hue="teal" />
          <div>
            <h2>{t(comment === null ? 'ofHospital.write' : 'ofHospital.rewrite')}</h2>
            <p>{hospitalName}</p>
          </div>
        </div>
      }
      draft={draft}
      onChange={change}
      maxText={maxText}
      placeholder={t('ofHospital.hint')}
      isKept={isKept}
      signature={signature}
      place="hospital"
      submitLabel={t(comment === null ? 'form.send' : 'form.change')}
    />
  );
}
