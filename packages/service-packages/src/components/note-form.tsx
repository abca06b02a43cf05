import { servicePackagesApi, useServerTimeOffset } from '@xinglin/api';
import { SubmissionForm, useSubmission } from '@xinglin/forms';
import { errorCodes } from '@xinglin/gateway-sdk';
import { dayAt, seenLength, servicePackageTerms, trimmedText } from '@xinglin/rules';
import { DateField, TextAreaField } from '@xinglin/ui';
import { useState, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { lastDayOf } from '../model/last-day';
import { resultHref } from '../model/links';
import { fieldsOf, useOrderWayOut, type ItemOf } from '../model/use-refusals';

const fields = ['note', 'wantedOn'] as const;
type Field = (typeof fields)[number];

const failureFields = fieldsOf<Field>(fields, {
  [errorCodes.textRefused]: 'note',
  [errorCodes.packageDayClosed]: 'wantedOn',
});

/** What it is about, and on which day it would suit: a consultation in writing, a visit or a call. */
export function NoteForm({ order, item }: ItemOf): ReactElement {
  const { t } = useTranslation('service-packages');
  const navigate = useNavigate();
  const [note, setNote] = useState('');
  const [wantedOn, setWantedOn] = useState('');
  const [apply] = servicePackagesApi.useApplyCustomServiceMutation();
  const [ask] = servicePackagesApi.useRequestPackageCallMutation();
  const { least, most } = servicePackageTerms.note;
  const { orderNo } = order;
  const { serviceId, type } = item;
  const isCall = type === 'call';
  const hasDay = type !== 'consult';
  const text = trimmedText(note);
  const submission = useSubmission<Field, { readonly applyNo: string }>({
    failureFields,
    waysOut: useOrderWayOut(order),
    find: () => [
      ...(seenLength(text) < least
        ? [{ field: 'note' as const, message: t('problem.tooShort', { least }) }]
        : []),
      ...(text.length > most
        ? [{ field: 'note' as const, message: t('problem.tooLong', { most }) }]
        : []),
      ...(isCall && wantedOn === ''
        ? [{ field: 'wantedOn' as const, message: t('problem.day') }]
        : []),
    ],
    send: () =>
      isCall
        ? ask({ orderNo, serviceId, note: text, wantedOn })
        : apply({ orderNo, serviceId, note: text, ...(wantedOn !== '' && { wantedOn }) }),
    onDone: async ({ applyNo }) => {
      await navigate(resultHref(orderNo, applyNo), { replace: true });
    },
  });
  const { problems, idOf } = submission;
  const offset = useServerTimeOffset();
  const [today] = useState(() => dayAt(Date.now() + offset));
  return (
    // i18n-keys: service-packages:note.*
    <SubmissionForm submission={submission} submitLabel={t('item.send')}>
      <TextAreaField
        id={idOf('note')}
        label={t('note.label')}
        rows={5}
        maxLength={most}
        placeholder={t(`note.${type === 'visit' ? 'visitHint' : 'hint'}`)}
        value={note}
        error={problems.errorOf('note')}
        onValueChange={setNote}
      />
      {hasDay && (
        <DateField
          id={idOf('wantedOn')}
          label={t('note.day')}
          hint={t('note.dayHint')}
          optional={!isCall}
          min={today}
          max={order.endsAt === null ? undefined : lastDayOf(order.endsAt)}
          value={wantedOn}
          error={problems.errorOf('wantedOn')}
          onValueChange={setWantedOn}
        />
      )}
    </SubmissionForm>
  );
}
