import { patientCheckInApi } from '@xinglin/api';
import {
  PicturesField,
  SubmissionForm,
  useSubmission,
  type FieldsOfFailures,
  type SentPicture,
} from '@xinglin/forms';
import { errorCodes, type PatientCheckIn } from '@xinglin/gateway-sdk';
import { href } from '@xinglin/routes';
import { seenLength, trimmedText } from '@xinglin/rules';
import { TextAreaField, useToast } from '@xinglin/ui';
import { useState, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';

type Field = 'condition' | 'fileIds';

const failureFields: FieldsOfFailures<Field> = {
  knows: (path): path is Field => path === 'condition' || path === 'fileIds',
  ofRefusal: (code) => (code === errorCodes.fileRefused ? 'fileIds' : undefined),
};

/** As the call takes it. */
const least = 5;
const most = 500;
const mostPictures = 9;

/** What the doctor should know before the visit, or in place of what was told before. */
export function CheckInForm({ visit }: { visit: PatientCheckIn }): ReactElement {
  const { t } = useTranslation('precision');
  const toast = useToast();
  const navigate = useNavigate();
  const { orderNo } = visit;
  const [condition, setCondition] = useState(visit.condition);
  const [pictures, setPictures] = useState<readonly SentPicture[]>(
    visit.fileIds.map((fileId) => ({ fileId, file: null })),
  );
  const [tell] = patientCheckInApi.useSubmitPatientCheckInMutation();
  const written = trimmedText(condition);
  const submission = useSubmission<Field, { readonly orderNo: string }>({
    failureFields,
    waysOut: ({ code }) =>
      code === errorCodes.checkInClosed
        ? [{ label: t('wayOut.visits'), to: href('booking.patientCheckIn') }]
        : [],
    find: () => {
      if (seenLength(condition) < least)
        return [{ field: 'condition', message: t('tell.problem.conditionTooShort') }];
      return written.length > most
        ? [{ field: 'condition', message: t('tell.problem.conditionTooLong') }]
        : [];
    },
    send: () =>
      tell({
        orderNo,
        condition: written,
        fileIds: pictures.map(({ fileId }) => fileId),
      }),
    onDone: async () => {
      toast.show(t('tell.done'), { tone: 'success' });
      await navigate(href('booking.patientCheckIn'), { replace: true });
    },
  });
  const { problems, idOf } = submission;
  return (
    <SubmissionForm
      submission={submission}
      submitLabel={t(visit.toldAt === null ? 'tell.submit' : 'tell.save')}
    >
      <TextAreaField
        id={idOf('condition')}
        label={t('tell.condition')}
        rows={5}
        maxLength={most}
        placeholder={t('tell.conditionHint')}
        value={condition}
        error={problems.errorOf('condition')}
        onValueChange={setCondition}
      />
      <PicturesField
        id={idOf('fileIds')}
        pictures={pictures}
        limit={mostPictures}
        hint={t('tell.pictures')}
        error={problems.errorOf('fileIds')}
        onChange={setPictures}
      />
    </SubmissionForm>
  );
}
