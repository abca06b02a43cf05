import { consultApi } from '@xinglin/api';
import { SubmissionForm, useSubmission, type FieldsOfFailures } from '@xinglin/forms';
import type { ApplyConsultInvoiceResponse } from '@xinglin/gateway-sdk';
import { isCreditCode } from '@xinglin/rules';
import { Note, RadioGroup, Sheet, TextField, useToast } from '@xinglin/ui';
import { useState, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';

type Field = 'title.name' | 'title.taxNo' | 'email';
const fields: readonly Field[] = ['title.name', 'title.taxNo', 'email'];
const types = ['person', 'company'] as const;

// As the gateway names them.
const failureFields: FieldsOfFailures<Field> = {
  knows: (path): path is Field => fields.some((field) => field === path),
  ofRefusal: () => undefined,
};

/** Whom an invoice is made out to, and where it is sent. */
export default function InvoiceForm({
  orderKey,
  onClose,
}: {
  readonly orderKey: string;
  readonly onClose: () => void;
}): ReactElement {
  const { t } = useTranslation('consult');
  const toast = useToast();
  const [type, setType] = useState<(typeof types)[number]>('person');
  const [draft, setDraft] = useState({ name: '', taxNo: '', email: '' });
  const change = (field: keyof typeof draft) => (text: string) =>
    setDraft((now) => ({ ...now, [field]: text }));
  const name = draft.name.trim();
  const taxNo = draft.taxNo.replaceAll(/\s/g, '').toUpperCase();
  const email = draft.email.trim();
  const [apply] = consultApi.useApplyConsultInvoiceMutation();
  const submission = useSubmission<Field, ApplyConsultInvoiceResponse>({
    failureFields,
    find: () => [
      ...(name.length < (type === 'company' ? 2 : 1)
        ? [{ field: 'title.name' as const, message: t('invoice.problem.name') }]
        : []),
      ...(type === 'company' && !isCreditCode(taxNo)
        ? [{ field: 'title.taxNo' as const, message: t('invoice.problem.taxNo') }]
        : []),
      ...(/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email)
        ? []
        : [{ field: 'email' as const, message: t('invoice.problem.email') }]),
    ],
    send: () =>
      apply({
        orderKey,
        title: type === 'person' ? { type, name } : { type, name, taxNo },
        email,
      }),
    onDone: () => {
      toast.show(t('invoice.done'), { tone: 'success' });
      onClose();
    },
  });
  const { problems, idOf } = submission;
  return (
    <Sheet open onClose={onClose} title={t('invoice.apply')}>
      <SubmissionForm
        submission={submission}
        submitLabel={t('invoice.send')}
        below={<Note>{t('invoice.once')}</Note>}
      >
        <RadioGroup
          name="title"
          label={t('invoice.for')}
          layout="inline"
          // i18n-keys: consult:invoice.type.*
          options={types.map((value) => ({ value, label: t(`invoice.type.${value}`) }))}
          value={type}
          onValueChange={(value) => setType(value === 'company' ? 'company' : 'person')}
        />
        <TextField
          id={idOf('title.name')}
          label={t(type === 'company' ? 'invoice.company' : 'invoice.person')}
          maxLength={type === 'company' ? 100 : 60}
          value={draft.name}
          error={problems.errorOf('title.name')}
          onValueChange={change('name')}
        />
        {type === 'company' && (
          <TextField
            id={idOf('title.taxNo')}
            label={t('invoice.taxNo')}
            autoCapitalize="characters"
            autoComplete="off"
            maxLength={24}
            value={draft.taxNo}
            error={problems.errorOf('title.taxNo')}
            onValueChange={change('taxNo')}
          />
        )}
        <TextField
          id={idOf('email')}
          label={t('invoice.email')}
          type="email"
          autoComplete="email"
          maxLength={64}
          value={draft.email}
          error={problems.errorOf('email')}
          onValueChange={change('email')}
        />
      </SubmissionForm>
    </Sheet>
  );
}
