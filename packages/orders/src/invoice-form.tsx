import {
  checkEmail,
  isCreditCode,
  normalizeCardNo,
  normalizeEmail,
  seenLength,
  trimmedText,
} from '@xinglin/rules';
import { RadioGroup, TextField } from '@xinglin/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';

const types = ['person', 'company'] as const;

/** What is typed about an invoice. */
export interface InvoiceDraft {
  readonly type: (typeof types)[number];
  /** Whom it is made out to. */
  readonly name: string;
  /** Unified social credit code, of a company. */
  readonly taxNo: string;
  /** Where it is sent. */
  readonly email: string;
}

export const emptyInvoice: InvoiceDraft = { type: 'person', name: '', taxNo: '', email: '' };

/** The fields of an invoice that can be wrong, as calls name them. */
const fields = ['title.name', 'title.taxNo', 'email'] as const;
export type InvoiceField = (typeof fields)[number];

/** Whether a path that a call names is a field of an invoice. */
export const isInvoiceField = (path: string): path is InvoiceField =>
  fields.some((field) => field === path);

// i18n-keys: orders:invoice.problem.*
/** What is wrong with an invoice, as keys of this package's texts; nothing where it can be sent. */
export function invoiceProblems({
  type,
  name,
  taxNo,
  email,
}: InvoiceDraft): { readonly field: InvoiceField; readonly message: string }[] {
  return [
    ...(seenLength(name) < (type === 'company' ? 2 : 1)
      ? [{ field: 'title.name' as const, message: 'orders:invoice.problem.name' }]
      : []),
    ...(type === 'company' && !isCreditCode(normalizeCardNo(taxNo))
      ? [{ field: 'title.taxNo' as const, message: 'orders:invoice.problem.taxNo' }]
      : []),
    ...(checkEmail(email) === null
      ? []
      : [{ field: 'email' as const, message: 'orders:invoice.problem.email' }]),
  ];
}

/** A draft without {@link invoiceProblems} as calls take it. */
export function invoiceOf({ type, name, taxNo, email }: InvoiceDraft) {
  return {
    title:
      type === 'person'
        ? { type, name: trimmedText(name) }
        : { type, name: trimmedText(name), taxNo: normalizeCardNo(taxNo) },
    email: normalizeEmail(email),
  };
}

interface InvoiceFormProps {
  readonly draft: InvoiceDraft;
  readonly onChange: (changed: Partial<InvoiceDraft>) => void;
  readonly idOf: (field: InvoiceField) => string;
  readonly errorOf: (field: InvoiceField) => string | undefined;
}

/** Whom an invoice is made out to and where it is sent: the fields, for a form around them. */
export function InvoiceForm({ draft, onChange, idOf, errorOf }: InvoiceFormProps): ReactElement {
  const { t } = useTranslation('orders');
  return (
    <>
      <RadioGroup
        name="invoiceType"
        label={t('invoice.type')}
        layout="inline"
        // i18n-keys: orders:invoice.types.*
        options={types.map((value) => ({ value, label: t(`invoice.types.${value}`) }))}
        value={draft.type}
        onValueChange={(value) => onChange({ type: value === 'company' ? 'company' : 'person' })}
      />
      <TextField
        id={idOf('title.name')}
        label={t('invoice.name')}
        maxLength={draft.type === 'company' ? 100 : 60}
        value={draft.name}
        error={errorOf('title.name')}
        onValueChange={(name) => onChange({ name })}
      />
      {draft.type === 'company' && (
        <TextField
          id={idOf('title.taxNo')}
          label={t('invoice.taxNo')}
          hint={t('invoice.taxNoHint')}
          maxLength={24}
          autoCapitalize="characters"
          autoComplete="off"
          value={draft.taxNo}
          error={errorOf('title.taxNo')}
          onValueChange={(taxNo) => onChange({ taxNo })}
        />
      )}
      <TextField
        id={idOf('email')}
        type="email"
        inputMode="email"
        autoComplete="email"
        label={t('invoice.email')}
        hint={t('invoice.emailHint')}
        maxLength={64}
        value={draft.email}
        error={errorOf('email')}
        onValueChange={(email) => onChange({ email })}
      />
    </>
  );
}
