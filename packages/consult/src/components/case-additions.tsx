import { consultApi } from '@xinglin/api';
import {
  PicturesField,
  SubmissionForm,
  useKeptDraft,
  useSubmission,
  type FieldsOfFailures,
  type SentPicture,
} from '@xinglin/forms';
import {
  errorCodes,
  type AddPreconsultInfoResponse,
  type PreconsultInfo,
} from '@xinglin/gateway-sdk';
import { consultLimits, trimmedText } from '@xinglin/rules';
import { Note, SelectField, TextAreaField, useToast } from '@xinglin/ui';
import { useState, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';

const wordFields = ['allergies', 'history', 'medicines'] as const;
type Field = (typeof wordFields)[number] | 'pregnancy' | 'fileIds';
const fields: readonly Field[] = [...wordFields, 'pregnancy', 'fileIds'];
const pregnancies = ['none', 'pregnant', 'nursing', 'unknown'] as const;

const failureFields: FieldsOfFailures<Field> = {
  knows: (path): path is Field => fields.some((field) => field === path),
  ofRefusal: (code) => {
    if (code === errorCodes.fileRefused) return 'fileIds';
    return code === errorCodes.textRefused ? 'history' : undefined;
  },
};

interface Draft {
  readonly allergies: string;
  readonly history: string;
  readonly medicines: string;
  readonly pregnancy: string;
}

const keepable = (draft: Draft): Draft => draft;

function restore(kept: unknown): Draft | null {
  if (typeof kept !== 'object' || kept === null) return null;
  const { allergies, history, medicines, pregnancy } = kept as Partial<Record<string, unknown>>;
  return typeof allergies === 'string' &&
    typeof history === 'string' &&
    typeof medicines === 'string' &&
    typeof pregnancy === 'string'
    ? { allergies, history, medicines, pregnancy }
    : null;
}

/** What the doctor should know besides, told while the consult is open: it stands in the case at once. */
export function CaseAdditions({
  orderKey,
  added,
}: {
  readonly orderKey: string;
  readonly added: PreconsultInfo | null;
}): ReactElement {
  const { t } = useTranslation('consult');
  const toast = useToast();
  const former: Draft = {
    allergies: added?.allergies ?? '',
    history: added?.history ?? '',
    medicines: added?.medicines ?? '',
    pregnancy: added?.pregnancy ?? '',
  };
  const { draft, change, isKept, forget } = useKeptDraft({
    kind: `preconsult.${orderKey}`,
    former,
    keepable,
    restore,
  });
  const [pictures, setPictures] = useState<readonly SentPicture[]>([]);
  const [add] = consultApi.useAddPreconsultInfoMutation();
  const isSame =
    wordFields.every((field) => trimmedText(draft[field]) === former[field]) &&
    draft.pregnancy === former.pregnancy;
  const submission = useSubmission<Field, AddPreconsultInfoResponse>({
    failureFields,
    find: () =>
      isSame && pictures.length === 0
        ? [{ field: 'allergies', message: t('caseDetails.nothing') }]
        : [],
    send: () => {
      const pregnancy = pregnancies.find((one) => one === draft.pregnancy);
      return add({
        orderKey,
        allergies: trimmedText(draft.allergies),
        history: trimmedText(draft.history),
        medicines: trimmedText(draft.medicines),
        ...(pregnancy && { pregnancy }),
        fileIds: pictures.map(({ fileId }) => fileId),
      });
    },
    onDone: async () => {
      forget();
      setPictures([]);
      toast.show(t('caseDetails.done'), { tone: 'success' });
    },
  });
  const { problems, idOf } = submission;
  return (
    <SubmissionForm
      submission={submission}
      title={t('caseDetails.add')}
      submitLabel={t('caseDetails.send')}
      below={<Note>{t(isKept ? 'caseDetails.kept' : 'caseDetails.hint')}</Note>}
    >
      {wordFields.map((field) => (
        // i18n-keys: consult:facts.*, consult:caseDetails.example.*
        <TextAreaField
          key={field}
          id={idOf(field)}
          label={t(`facts.${field}`)}
          optional
          rows={2}
          maxLength={consultLimits.treated}
          placeholder={t(`caseDetails.example.${field}`)}
          value={draft[field]}
          error={problems.errorOf(field)}
          onValueChange={(text) => change((now) => ({ ...now, [field]: text }))}
        />
      ))}
      <SelectField
        id={idOf('pregnancy')}
        label={t('facts.pregnancy')}
        optional
        placeholder={t('caseDetails.choose')}
        // i18n-keys: consult:pregnancy.*
        options={pregnancies.map((value) => ({ value, label: t(`pregnancy.${value}`) }))}
        value={draft.pregnancy}
        error={problems.errorOf('pregnancy')}
        onValueChange={(pregnancy) => change({ pregnancy })}
      />
      <PicturesField
        id={idOf('fileIds')}
        pictures={pictures}
        limit={consultLimits.pictures}
        hint={t('caseDetails.pictures')}
        error={problems.errorOf('fileIds')}
        onChange={setPictures}
      />
    </SubmissionForm>
  );
}
