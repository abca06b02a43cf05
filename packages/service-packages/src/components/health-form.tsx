import { servicePackagesApi } from '@xinglin/api';
import { SubmissionForm, useSubmission } from '@xinglin/forms';
import { errorCodes } from '@xinglin/gateway-sdk';
import {
  isBlank,
  isPressureReversed,
  packageFormLimits,
  packageMeasure,
  seenLength,
  servicePackageTerms,
  trimmedText,
  type PackageMeasure,
} from '@xinglin/rules';
import { TextAreaField, TextField } from '@xinglin/ui';
import { useState, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { resultHref } from '../model/links';
import { fieldsOf, useOrderWayOut, type ItemOf } from '../model/use-refusals';

const measures = ['heightCentimetres', 'weightKilograms', 'systolic', 'diastolic'] as const;
const fields = ['complaint', ...measures, 'medicines'] as const;
type Field = (typeof fields)[number];

const failureFields = fieldsOf<Field>(fields, { [errorCodes.textRefused]: 'complaint' });

const empty: Readonly<Record<Field, string>> = {
  complaint: '',
  heightCentimetres: '',
  weightKilograms: '',
  systolic: '',
  diastolic: '',
  medicines: '',
};

/** How the patient is in words, and what was measured and is taken where that is known. */
export function HealthForm({ order, item }: ItemOf): ReactElement {
  const { t } = useTranslation('service-packages');
  const navigate = useNavigate();
  const [draft, setDraft] = useState(empty);
  const [fill] = servicePackagesApi.useFillPackageFormMutation();
  const { least, most } = servicePackageTerms.note;
  const { orderNo } = order;
  const { serviceId } = item;
  const complaint = trimmedText(draft.complaint);
  const typed = measures.filter((field) => !isBlank(draft[field]));
  const measured: Readonly<Partial<Record<PackageMeasure, number>>> = Object.fromEntries(
    typed.flatMap((field) => {
      const value = packageMeasure(field, draft[field]);
      return value === null ? [] : [[field, value]];
    }),
  );
  const submission = useSubmission<Field, { readonly applyNo: string }>({
    failureFields,
    waysOut: useOrderWayOut(order),
    find: () => [
      ...(seenLength(complaint) < least
        ? [{ field: 'complaint' as const, message: t('problem.tooShort', { least }) }]
        : []),
      ...typed
        .filter((field) => measured[field] === undefined)
        .map((field) => ({ field, message: t('problem.number', packageFormLimits[field]) })),
      ...(isPressureReversed(measured)
        ? [{ field: 'systolic' as const, message: t('problem.pressure') }]
        : []),
    ],
    send: () =>
      fill({
        orderNo,
        serviceId,
        complaint,
        ...measured,
        ...(!isBlank(draft.medicines) && { medicines: trimmedText(draft.medicines) }),
      }),
    onDone: async ({ applyNo }) => {
      await navigate(resultHref(orderNo, applyNo), { replace: true });
    },
  });
  const { problems, idOf } = submission;
  const change = (field: Field) => (value: string) =>
    setDraft((now) => ({ ...now, [field]: value }));
  return (
    <SubmissionForm submission={submission} submitLabel={t('item.send')}>
      <TextAreaField
        id={idOf('complaint')}
        label={t('form.complaint')}
        rows={5}
        maxLength={most}
        placeholder={t('form.complaintHint')}
        value={draft.complaint}
        error={problems.errorOf('complaint')}
        onValueChange={change('complaint')}
      />
      {measures.map((field) => (
        <TextField
          key={field}
          id={idOf(field)}
          // i18n-keys: service-packages:form.*
          label={t(`form.${field}`)}
          optional
          inputMode="decimal"
          value={draft[field]}
          error={problems.errorOf(field)}
          onValueChange={change(field)}
        />
      ))}
      <TextAreaField
        id={idOf('medicines')}
        label={t('form.medicines')}
        optional
        rows={2}
        maxLength={most}
        value={draft.medicines}
        error={problems.errorOf('medicines')}
        onValueChange={change('medicines')}
      />
    </SubmissionForm>
  );
}
