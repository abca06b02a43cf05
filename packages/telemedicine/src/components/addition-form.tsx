import { telemedicineApi } from '@xinglin/api';
import {
  PicturesField,
  SubmissionForm,
  useSubmission,
  type FieldsOfFailures,
  type SentPicture,
} from '@xinglin/forms';
import { errorCodes } from '@xinglin/gateway-sdk';
import { href } from '@xinglin/routes';
import { telemedicineLimits as limits, trimmedText } from '@xinglin/rules';
import { TextAreaField, useToast } from '@xinglin/ui';
import { useState, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { orderHref } from '../model/session-at';

type Field = 'note' | 'fileIds';

const failureFields: FieldsOfFailures<Field> = {
  knows: (path): path is Field => path === 'note' || path === 'fileIds',
  ofRefusal: (code) => {
    if (code === errorCodes.fileRefused) return 'fileIds';
    return code === errorCodes.textRefused ? 'note' : undefined;
  },
};

/** A note and pictures that go to the case; what stands there stays. */
export function AdditionForm({ orderNo }: { orderNo: string }): ReactElement {
  const { t } = useTranslation('telemedicine');
  const toast = useToast();
  const navigate = useNavigate();
  const [note, setNote] = useState('');
  const [pictures, setPictures] = useState<readonly SentPicture[]>([]);
  const [add] = telemedicineApi.useCompleteTelemedicineCaseMutation();
  const written = trimmedText(note);
  const submission = useSubmission<Field, unknown>({
    failureFields,
    waysOut: ({ code }) =>
      code === errorCodes.telemedicineClosed
        ? [{ label: t('wayOut.session'), to: orderHref(orderNo) }]
        : [],
    find: () => {
      if (written === '')
        return [{ field: 'note', message: t('completeCase.problem.noteRequired') }];
      return written.length > limits.detail
        ? [{ field: 'note', message: t('submit.problem.tooLong', { most: limits.detail }) }]
        : [];
    },
    send: () => add({ orderNo, note: written, fileIds: pictures.map(({ fileId }) => fileId) }),
    onDone: async () => {
      toast.show(t('completeCase.done'), { tone: 'success' });
      await navigate(href('telemedicine.caseInfo', {}, { orderNo }), { replace: true });
    },
  });
  const { problems, idOf } = submission;
  return (
    <SubmissionForm submission={submission} submitLabel={t('completeCase.send')}>
      <TextAreaField
        id={idOf('note')}
        label={t('completeCase.note')}
        rows={4}
        maxLength={limits.detail}
        placeholder={t('completeCase.noteHint')}
        value={note}
        error={problems.errorOf('note')}
        onValueChange={setNote}
      />
      <PicturesField
        id={idOf('fileIds')}
        pictures={pictures}
        limit={limits.pictures}
        hint={t('writeCase.pictures')}
        error={problems.errorOf('fileIds')}
        onChange={setPictures}
      />
    </SubmissionForm>
  );
}
