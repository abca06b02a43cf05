import { telemedicineApi } from '@xinglin/api';
import {
  ProblemForm,
  useSubmission,
  type FieldsOfFailures,
  type Refusal,
  type WayOut,
} from '@xinglin/forms';
import {
  errorCodes,
  type GetTelemedicineScheduleResponse as Week,
  type Patient,
} from '@xinglin/gateway-sdk';
import { FamilyField, useCashier, useShortMoments } from '@xinglin/orders';
import { href, hrefInTheWay } from '@xinglin/routes';
import { seenLength, telemedicineLimits, telemedicineTerms, trimmedText } from '@xinglin/rules';
import { ActionBar, Button, Card, Stack, TextAreaField } from '@xinglin/ui';
import { useState, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { orderHref } from '../model/session-at';
import { SessionTerms } from './session-terms';
import { TimeField } from './time-field';

const fields = ['patientId', 'startsAt', 'complaint'] as const;
type Field = (typeof fields)[number];

const failureFields: FieldsOfFailures<Field> = {
  knows: (path): path is Field => fields.some((field) => field === path),
  ofRefusal: (code) => {
    if (code === errorCodes.consentRequired) return 'patientId';
    if (code === errorCodes.textRefused) return 'complaint';
    return code === errorCodes.slotTaken || code === errorCodes.overlappingVisit
      ? 'startsAt'
      : undefined;
  },
};

interface SubmitFormProps {
  readonly week: Week;
  /** At least one. */
  readonly patients: readonly Patient[];
  /** The time that the address names; empty for none. */
  readonly named: string;
}

/** For whom, when and why; then the terms of just that time, and the way to pay it. */
export function SubmitForm({ week, patients, named }: SubmitFormProps): ReactElement {
  const { t } = useTranslation('telemedicine');
  const openCashier = useCashier();
  const { doctor, priceCents, timeZone } = week;
  const { moment } = useShortMoments(timeZone);
  const usual = patients.find(({ isDefault }) => isDefault) ?? patients[0];
  const [patientId, setPatientId] = useState(usual?.patientId ?? '');
  const isNamedFree = week.times.some((one) => one.isFree && one.startsAt === named);
  const [chosen, setChosen] = useState(isNamedFree ? named : '');
  const [complaint, setComplaint] = useState('');
  const [submit] = telemedicineApi.useSubmitTelemedicineOrderMutation();
  // The chosen one stays although it is taken by now: perhaps by this form, whose answer was lost.
  const offered = week.times.filter((one) => one.isFree || one.startsAt === chosen);
  const startsAt = offered.some((one) => one.startsAt === chosen) ? chosen : '';
  const { least, most } = telemedicineLimits.complaint;
  const written = trimmedText(complaint);
  const waysOut = ({ code, data }: Refusal): readonly WayOut[] => {
    const inTheWay = hrefInTheWay(data);
    switch (code) {
      case errorCodes.consentRequired:
        return [{ label: t('wayOut.consent'), to: href('account.patients') }];
      case errorCodes.overlappingVisit:
        return [
          inTheWay === null
            ? { label: t('wayOut.sessions'), to: href('telemedicine.orderList') }
            : { label: t('wayOut.inTheWay'), to: inTheWay },
        ];
      case errorCodes.slotTaken:
        return [{ label: t('wayOut.otherExperts'), to: href('telemedicine.doctors') }];
      default:
        return [];
    }
  };
  const submission = useSubmission<Field, { readonly orderNo: string }>({
    failureFields,
    waysOut,
    find: () => [
      ...(startsAt === ''
        ? [{ field: 'startsAt' as const, message: t('submit.problem.timeRequired') }]
        : []),
      ...(seenLength(written) < least
        ? [{ field: 'complaint' as const, message: t('submit.problem.tooShort', { least }) }]
        : []),
      ...(written.length > most
        ? [{ field: 'complaint' as const, message: t('submit.problem.tooLong', { most }) }]
        : []),
    ],
    send: () => submit({ doctorId: doctor.doctorId, startsAt, patientId, complaint: written }),
    onDone: ({ orderNo }) => openCashier(orderNo, orderHref(orderNo)),
  });
  const { problems, idOf } = submission;
  return (
    <ProblemForm problems={problems} onSubmit={submission.submit}>
      <Card title={t('submit.who')}>
        <FamilyField
          id={idOf('patientId')}
          label={t('submit.who')}
          hideLabel
          family={patients}
          value={patientId}
          error={problems.errorOf('patientId')}
          onValueChange={(value) => {
            problems.forgetTold(['patientId']);
            setPatientId(value);
          }}
        />
      </Card>
      <Card as="div">
        <Stack gap={2}>
          <TimeField
            id={idOf('startsAt')}
            times={offered}
            timeZone={timeZone}
            hint={t(named !== '' && startsAt === '' ? 'submit.taken' : 'submit.zone')}
            value={startsAt}
            error={problems.errorOf('startsAt')}
            onValueChange={setChosen}
          />
          <TextAreaField
            id={idOf('complaint')}
            label={t('facts.complaint')}
            rows={4}
            maxLength={most}
            placeholder={t('submit.complaintHint')}
            value={complaint}
            error={problems.errorOf('complaint')}
            onValueChange={setComplaint}
          />
        </Stack>
      </Card>
      <Card title={t('terms.title')}>
        <SessionTerms chosen={startsAt === '' ? undefined : { startsAt, timeZone }} />
      </Card>
      <ActionBar
        sticky
        promise={t('submit.promise', { hours: telemedicineTerms.cancelHoursBefore })}
        priceLabel={startsAt === '' ? t('submit.noTime') : moment(startsAt)}
        cents={priceCents}
        compact
      >
        <Button type="submit" pending={submission.pending}>
          {t('submit.send')}
        </Button>
      </ActionBar>
    </ProblemForm>
  );
}
