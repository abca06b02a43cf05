import { accurateReserveApi } from '@xinglin/api';
import {
  PicturesField,
  ProblemForm,
  useKeptDraft,
  useSubmission,
  type FieldsOfFailures,
  type SentPicture,
} from '@xinglin/forms';
import {
  errorCodes,
  type AccurateReserve,
  type GetAccurateReserveDoctorResponse as Expert,
  type Patient,
} from '@xinglin/gateway-sdk';
import { useLocale } from '@xinglin/i18n';
import { FamilyField } from '@xinglin/orders';
import { href } from '@xinglin/routes';
import {
  checkPreciseRequest,
  formatDay,
  formatWeekday,
  preciseRequestLimits,
  trimmedText,
} from '@xinglin/rules';
import { ActionBar, Button, Card, CheckGroup, TextAreaField } from '@xinglin/ui';
import { useMemo, useState, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { draftOf, keepable, restore } from '../../model/precise-draft';

const fields = ['patientId', 'symptoms', 'fileIds', 'days'] as const;
type Field = (typeof fields)[number];

const failureFields: FieldsOfFailures<Field> = {
  knows: (path): path is Field => fields.some((field) => field === path),
  ofRefusal: (code) => {
    if (code === errorCodes.fileRefused) return 'fileIds';
    return code === errorCodes.consentRequired || code === errorCodes.accurateReserveOpen
      ? 'patientId'
      : undefined;
  },
};

interface RequestFormProps {
  readonly expert: Expert;
  readonly entryId: string;
  readonly patients: readonly Patient[];
  /** The one that the expert's team wants changed; undefined for a new one. */
  readonly request: AccurateReserve | undefined;
}

/** What the expert's team looks through: for whom, what is wrong, earlier records, wanted days. */
export function RequestForm({
  expert,
  entryId,
  patients,
  request,
}: RequestFormProps): ReactElement {
  const { t } = useTranslation('precision');
  const locale = useLocale();
  const navigate = useNavigate();
  const { auditWithinHours, doctor } = expert;
  const { doctorId } = doctor;
  const former = useMemo(() => draftOf(request, patients), [request, patients]);
  const { draft, change, isKept, forget } = useKeptDraft({
    kind: `precise.${request?.requestId ?? `${doctorId}.${entryId}`}`,
    former,
    keepable,
    restore,
  });
  const [pictures, setPictures] = useState<readonly SentPicture[]>(
    request?.fileIds.map((fileId) => ({ fileId, file: null })) ?? [],
  );
  const [submit] = accurateReserveApi.useSubmitAccurateReserveMutation();
  const [resend] = accurateReserveApi.useResendAccurateReserveMutation();
  // Days that were wished for and have no clinic any more are not wished for again.
  const days = draft.days.filter((day) => expert.days.includes(day));
  // A patient who was deleted since cannot stay chosen.
  const patientId = patients.some((one) => one.patientId === draft.patientId)
    ? draft.patientId
    : '';
  const wanted = {
    symptoms: trimmedText(draft.symptoms),
    fileIds: pictures.map(({ fileId }) => fileId),
    days,
  };
  const requests = { label: t('wayOut.requests'), to: href('booking.precisionAppointment') };
  const submission = useSubmission<Field, { readonly requestId: string }>({
    failureFields,
    waysOut: ({ code }) => {
      if (code === errorCodes.consentRequired)
        return [{ label: t('wayOut.consent'), to: href('account.patients') }];
      return code === errorCodes.accurateReserveOpen ||
        code === errorCodes.accurateReserveLimitReached ||
        code === errorCodes.accurateReserveClosed
        ? [requests]
        : [];
    },
    find: () => [
      ...(patientId === '' && request === undefined
        ? [{ field: 'patientId' as const, message: t('form.problem.patientRequired') }]
        : []),
      ...checkPreciseRequest(wanted, expert.days).map(({ field, code }) => ({
        field,
        // i18n-keys: precision:form.problem.*
        message: t(`form.problem.${code}`),
      })),
    ],
    send: () =>
      request === undefined
        ? submit({ doctorId, entryId, patientId, ...wanted })
        : resend({ requestId: request.requestId, ...wanted }),
    onDone: async ({ requestId }) => {
      forget();
      // Replaced, so that back does not open a form that was sent already.
      await navigate(href('booking.precisionAppointment', {}, { requestId }), { replace: true });
    },
  });
  const { problems, idOf, pending, submit: send } = submission;
  return (
    <ProblemForm problems={problems} onSubmit={send}>
      {request === undefined && (
        <Card title={t('form.patient')}>
          <FamilyField
            id={idOf('patientId')}
            label={t('form.patient')}
            hideLabel
            family={patients}
            value={patientId}
            error={problems.errorOf('patientId')}
            onValueChange={(value) => change({ patientId: value })}
          />
        </Card>
      )}
      <Card as="div">
        <TextAreaField
          id={idOf('symptoms')}
          label={t('form.symptoms')}
          rows={4}
          maxLength={preciseRequestLimits.symptoms.most}
          placeholder={t('form.symptomsHint')}
          value={draft.symptoms}
          error={problems.errorOf('symptoms')}
          hint={isKept ? t('form.kept') : undefined}
          onValueChange={(symptoms) => change({ symptoms })}
        />
        <PicturesField
          id={idOf('fileIds')}
          pictures={pictures}
          limit={preciseRequestLimits.pictures}
          hint={t('form.pictures')}
          error={problems.errorOf('fileIds')}
          onChange={setPictures}
        />
      </Card>
      <Card as="div">
        <CheckGroup
          id={idOf('days')}
          name="days"
          label={t('form.days')}
          hint={t('form.daysHint', { limit: preciseRequestLimits.days })}
          days
          options={expert.days.map((day) => ({
            value: day,
            label: formatDay(day, locale),
            note: formatWeekday(day, locale),
          }))}
          value={days}
          error={problems.errorOf('days')}
          onValueChange={(value) => change({ days: value })}
        />
      </Card>
      <ActionBar
        sticky
        promise={t('form.promise', { hours: auditWithinHours })}
        priceLabel={t('form.later')}
        cents={doctor.feeCents}
        compact
      >
        <Button type="submit" pending={pending}>
          {t(request === undefined ? 'form.submit' : 'form.resend')}
        </Button>
      </ActionBar>
    </ProblemForm>
  );
}
