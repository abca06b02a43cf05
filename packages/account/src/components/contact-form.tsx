import { emergencyContactsApi } from '@xinglin/api';
import { ProblemForm, ruleText, useKeptDraft, useSubmission } from '@xinglin/forms';
import type { EmergencyContact } from '@xinglin/gateway-sdk';
import {
  checkEmergencyContact,
  contactRelations,
  longestName,
  resolveEmergencyContact,
} from '@xinglin/rules';
import { Button, Card, Note, RadioGroup, Stack, TextField, useToast } from '@xinglin/ui';
import { useEffect, useMemo, useRef, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import {
  contactFailures,
  draftOfContact,
  emptyContact,
  keepableContact,
  restoreContact,
  type ContactField as Field,
} from '../model/contact-draft';

interface ContactFormProps {
  /** The contact to change; without one a new one is added. */
  contact?: EmergencyContact | undefined;
  onSaved: () => void;
  /** Leave the contact as it is; only with one. */
  onCancel: () => void;
}

/** Whom to call in an emergency, by the rules that the gateway checks as well. */
export function ContactForm({ contact, onSaved, onCancel }: ContactFormProps): ReactElement {
  const { t } = useTranslation('contacts');
  const toast = useToast();
  const former = useMemo(() => (contact ? draftOfContact(contact) : emptyContact), [contact]);
  const { draft, change, isKept, forget } = useKeptDraft({
    kind: contact ? null : 'contactDraft',
    former,
    keepable: keepableContact,
    restore: restoreContact,
  });
  const form = useRef<HTMLFormElement>(null);
  // The button that asked for the change is far above.
  useEffect(() => {
    if (contact) form.current?.focus();
  }, [contact]);
  const [add] = emergencyContactsApi.useAddEmergencyContactMutation();
  const [update] = emergencyContactsApi.useUpdateEmergencyContactMutation();
  const { problems, pending, submit, idOf } = useSubmission<Field, unknown>({
    failureFields: contactFailures,
    find: () =>
      checkEmergencyContact(draft)
        // The page knows a number masked only: left empty, it stays.
        .filter(
          ({ field }) =>
            field !== 'mobile' || !contact || resolveEmergencyContact(draft).mobile !== '',
        )
        .map(({ field, code }) => ({ field, message: ruleText(t, code, draft[field]) })),
    send: async () => {
      const { name, relation, mobile } = resolveEmergencyContact(draft);
      // The rules have asked for one before anything is sent.
      if (relation === null) return { error: undefined };
      return contact
        ? update({
            contactId: contact.contactId,
            name,
            relation,
            ...(mobile !== '' && { mobile }),
          })
        : add({ name, relation, mobile });
    },
    // It stays pending: an empty form takes the place of this one.
    onDone: () => {
      forget();
      toast.show(t('emergency.saved'), { tone: 'success' });
      onSaved();
    },
  });

  return (
    <ProblemForm ref={form} tabIndex={-1} problems={problems} onSubmit={submit}>
      <Card title={contact ? t('emergency.change', { name: contact.name }) : t('emergency.add')}>
        <Stack gap={2}>
          <TextField
            id={idOf('name')}
            label={t('emergency.name')}
            autoComplete="off"
            maxLength={longestName}
            value={draft.name}
            error={problems.errorOf('name')}
            onValueChange={(name) => change({ name })}
          />
          <RadioGroup
            id={idOf('relation')}
            name="relation"
            label={t('emergency.relation')}
            layout="inline"
            value={draft.relation}
            error={problems.errorOf('relation')}
            // i18n-keys: contacts:relation.*
            options={contactRelations.map((value) => ({ value, label: t(`relation.${value}`) }))}
            onValueChange={(value) =>
              change({ relation: contactRelations.find((known) => known === value) ?? '' })
            }
          />
          <TextField
            id={idOf('mobile')}
            label={t('emergency.mobile')}
            hint={contact ? t('keepMobile', { value: contact.mobile }) : t('emergency.mobileHint')}
            type="tel"
            inputMode="numeric"
            autoComplete="off"
            maxLength={20}
            value={draft.mobile}
            error={problems.errorOf('mobile')}
            onValueChange={(mobile) => change({ mobile })}
          />
          <Button type="submit" block pending={pending}>
            {t('save')}
          </Button>
          {contact && (
            <Button variant="outline" block onClick={onCancel}>
              {t('emergency.leave')}
            </Button>
          )}
          {isKept && <Note>{t('draftKept')}</Note>}
        </Stack>
      </Card>
    </ProblemForm>
  );
}
