import { telemedicineApi } from '@xinglin/api';
import {
  PicturesField,
  SubmissionForm,
  useSubmission,
  type FieldsOfFailures,
  type SentPicture,
} from '@xinglin/forms';
import { errorCodes, type TelemedicineOrder } from '@xinglin/gateway-sdk';
import { href } from '@xinglin/routes';
import { isBlank, seenLength, telemedicineLimits as limits, trimmedText } from '@xinglin/rules';
import { TextAreaField, useToast } from '@xinglin/ui';
import { useState, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { orderHref } from '../model/session-at';

/** What may be left empty. */
const details = ['diagnosis', 'medicines', 'allergies'] as const;
const fields = ['course', ...details, 'fileIds'] as const;
type Field = (typeof fields)[number];

const failureFields: FieldsOfFailures<Field> = {
  knows: (path): path is Field => fields.some((field) => field === path),
  ofRefusal: (code) => {
    if (code === errorCodes.fileRefused) return 'fileIds';
    return code === errorCodes.textRefused ? 'course' : undefined;
  },
};

/** How the illness went, what was found and taken, pictures of records; or the same anew. */
export function CaseForm({ session }: { session: TelemedicineOrder }): ReactElement {
  const { t } = useTranslation('telemedicine');
  const toast = useToast();
  const navigate = useNavigate();
  const { orderNo, medicalCase } = session;
  const [draft, setDraft] = useState({
    course: medicalCase?.course ?? '',
    diagnosis: medicalCase?.diagnosis ?? '',
    medicines: medicalCase?.medicines ?? '',
    allergies: medicalCase?.allergies ?? '',
  });
  // Once something was added, no picture is taken away any more: those that stand are not offered here.
  const areKept = session.additions.length > 0;
  const [pictures, setPictures] = useState<readonly SentPicture[]>(
    areKept ? [] : session.fileIds.map((fileId) => ({ fileId, file: null })),
  );
  const [save] = telemedicineApi.useAddTelemedicineCaseMutation();
  const course = trimmedText(draft.course);
  const submission = useSubmission<Field, unknown>({
    failureFields,
    waysOut: ({ code }) =>
      code === errorCodes.telemedicineClosed
        ? [{ label: t('wayOut.session'), to: orderHref(orderNo) }]
        : [],
    find: () => [
      ...(seenLength(course) < limits.course.least
        ? [
            {
              field: 'course' as const,
              message: t('submit.problem.tooShort', { least: limits.course.least }),
            },
          ]
        : []),
      ...(course.length > limits.course.most
        ? [
            {
              field: 'course' as const,
              message: t('submit.problem.tooLong', { most: limits.course.most }),
            },
          ]
        : []),
      ...details
        .filter((field) => trimmedText(draft[field]).length > limits.detail)
        .map((field) => ({
          field,
          message: t('submit.problem.tooLong', { most: limits.detail }),
        })),
    ],
    send: () =>
      save({
        orderNo,
        course,
        // What is empty is left out.
        ...Object.fromEntries(
          details.flatMap((field) =>
            isBlank(draft[field]) ? [] : [[field, trimmedText(draft[field])]],
          ),
        ),
        fileIds: pictures.map(({ fileId }) => fileId),
      }),
    onDone: async () => {
      toast.show(t('writeCase.done'), { tone: 'success' });
      await navigate(href('telemedicine.caseInfo', {}, { orderNo }), { replace: true });
    },
  });
  const { problems, idOf } = submission;
  return (
    <SubmissionForm submission={submission} submitLabel={t('writeCase.send')}>
      <TextAreaField
        id={idOf('course')}
        label={t('caseInfo.course')}
        rows={6}
        maxLength={limits.course.most}
        placeholder={t('writeCase.courseHint')}
        value={draft.course}
        error={problems.errorOf('course')}
        onValueChange={(value) => setDraft((now) => ({ ...now, course: value }))}
      />
      {details.map((field) => (
        <TextAreaField
          key={field}
          id={idOf(field)}
          // i18n-keys: telemedicine:caseInfo.*
          label={t(`caseInfo.${field}`)}
          optional
          rows={2}
          maxLength={limits.detail}
          value={draft[field]}
          error={problems.errorOf(field)}
          onValueChange={(value) => setDraft((now) => ({ ...now, [field]: value }))}
        />
      ))}
      <PicturesField
        id={idOf('fileIds')}
        pictures={pictures}
        limit={limits.pictures}
        hint={t(areKept ? 'writeCase.morePictures' : 'writeCase.pictures')}
        error={problems.errorOf('fileIds')}
        onChange={setPictures}
      />
    </SubmissionForm>
  );
}
