import { refusalCode, specialDiseaseApi } from '@xinglin/api';
import { SubmissionForm, useSubmission, type FieldsOfFailures } from '@xinglin/forms';
import {
  errorCodes,
  type SpecialDiseaseExpert,
  type SpecialDiseaseGroup,
} from '@xinglin/gateway-sdk';
import { useLocale } from '@xinglin/i18n';
import { PatientField } from '@xinglin/orders';
import { href } from '@xinglin/routes';
import { formatCents, seenLength, trimmedText } from '@xinglin/rules';
import {
  ButtonLink,
  Card,
  Checkbox,
  KeyValueList,
  Price,
  RichText,
  SelectField,
  TextAreaField,
} from '@xinglin/ui';
import { useState, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { dayOptions } from '../../model/day-options';
import { bookingHref, groupHref } from '../../model/special-disease';
import { RefundTerms } from '../refund-terms';

const fields = ['day', 'patientId', 'materials', 'note', 'agreed'] as const;
type Field = (typeof fields)[number];

const least = 10;

const failureFields: FieldsOfFailures<Field> = {
  knows: (path): path is Field => fields.some((field) => field === path),
  ofRefusal: (code) => {
    switch (code) {
      case errorCodes.specialDiseaseDayFull:
      case errorCodes.specialDiseaseDayClosed:
        return 'day';
      case errorCodes.consentRequired:
      case errorCodes.specialDiseaseOpenAlready:
        return 'patientId';
      case errorCodes.textRefused:
        return 'materials';
      case errorCodes.specialDiseaseAgreementChanged:
        return 'agreed';
      default:
        return undefined;
    }
  },
};

/** The words that are agreed to, beside the form, so that nothing typed is lost. */
const rulesOf = (version: string) => ({
  rules: (words: string) => (
    <a
      href={href('portal.agreementBusiness', {}, { bsType: 'specialDisease', version })}
      target="_blank"
      rel="noopener"
    >
      {words}
    </a>
  ),
});

interface BookingFormProps {
  readonly group: SpecialDiseaseGroup;
  readonly expert: SpecialDiseaseExpert;
  /** The version of the agreement in force. */
  readonly version: string;
  /** What is shown has changed meanwhile. */
  readonly onStale: () => void;
}

/** On which day, for whom and with which illness; what it costs and what goes back stand below. */
export function BookingForm({ group, expert, version, onStale }: BookingFormProps): ReactElement {
  const { t } = useTranslation('check-up');
  const locale = useLocale();
  const navigate = useNavigate();
  const [draft, setDraft] = useState({ day: '', patientId: '', materials: '', note: '' });
  const [agreed, setAgreed] = useState(false);
  const set = (field: keyof typeof draft) => (value: string) =>
    setDraft((now) => ({ ...now, [field]: value }));
  const [submit] = specialDiseaseApi.useSubmitSpecialDiseaseBookingMutation();
  const { doctor, feeCents } = expert;
  const { diseaseId } = group;
  const written = trimmedText(draft.materials);
  const wrong = (field: Field, isWrong: boolean, message: string) =>
    isWrong ? [{ field, message }] : [];
  const submission = useSubmission<Field, { readonly orderNo: string }>({
    failureFields,
    waysOut: ({ code, data }) => {
      if (code !== errorCodes.specialDiseaseOpenAlready) return [];
      const { orderNo } = Object(data) as { readonly orderNo?: unknown };
      return typeof orderNo === 'string'
        ? [{ label: t('specialDisease.toBooking'), to: bookingHref(orderNo) }]
        : [];
    },
    find: () => [
      ...wrong('day', draft.day === '', t('submit.problem.day')),
      ...wrong('patientId', draft.patientId === '', t('specialDisease.problem.patient')),
      ...wrong(
        'materials',
        seenLength(written) < least,
        t('specialDisease.problem.short', { count: least }),
      ),
      ...wrong('agreed', !agreed, t('specialDisease.problem.agree')),
    ],
    send: async () => {
      const answer = await submit({
        diseaseId,
        doctorId: doctor.doctorId,
        day: draft.day,
        patientId: draft.patientId,
        materials: written,
        note: trimmedText(draft.note),
        totalCents: feeCents,
        agreementVersion: version,
      });
      const code = refusalCode(answer.error);
      // Agreed to was what stood there before.
      if (code === errorCodes.specialDiseaseAgreementChanged) setAgreed(false);
      if (
        code === errorCodes.specialDiseaseAgreementChanged ||
        code === errorCodes.specialDiseasePriceChanged
      )
        onStale();
      return answer;
    },
    onDone: async ({ orderNo }) => {
      // Replaced, so that going back never leads to a form that was sent already.
      await navigate(bookingHref(orderNo), { replace: true });
    },
  });
  const { problems, idOf } = submission;
  return (
    <>
      <Card title={t('specialDisease.group', { disease: group.name })}>
        <KeyValueList
          items={[
            {
              label: t('specialDisease.expert'),
              value: t('specialDisease.doctor', { name: doctor.name, title: doctor.titleText }),
              detail: doctor.hospitalName,
              strong: true,
            },
            { label: t('specialDisease.fee'), value: <Price cents={feeCents} /> },
          ]}
        />
        <ButtonLink size="small" variant="text" to={groupHref(diseaseId)}>
          {t('specialDisease.otherExpert')}
        </ButtonLink>
      </Card>
      <SubmissionForm submission={submission} submitLabel={t('specialDisease.send')}>
        <SelectField
          id={idOf('day')}
          label={t('specialDisease.day')}
          placeholder={t('submit.chooseDay')}
          options={dayOptions(expert.days, locale, 1, draft.day).map((one) => ({
            value: one.day,
            label: t('submit.day', one),
          }))}
          value={draft.day}
          error={problems.errorOf('day')}
          onValueChange={set('day')}
        />
        <PatientField
          id={idOf('patientId')}
          label={t('specialDisease.patient')}
          value={draft.patientId}
          error={problems.errorOf('patientId')}
          onValueChange={set('patientId')}
        />
        <TextAreaField
          id={idOf('materials')}
          label={t('specialDisease.materials')}
          hint={group.materialsHint}
          rows={5}
          maxLength={500}
          value={draft.materials}
          error={problems.errorOf('materials')}
          onValueChange={set('materials')}
        />
        <TextAreaField
          id={idOf('note')}
          label={t('specialDisease.note')}
          optional
          rows={2}
          maxLength={200}
          value={draft.note}
          error={problems.errorOf('note')}
          onValueChange={set('note')}
        />
        <Checkbox
          id={idOf('agreed')}
          checked={agreed}
          error={problems.errorOf('agreed')}
          onCheckedChange={setAgreed}
          label={<RichText text={t('specialDisease.agree')} parts={rulesOf(version)} />}
        />
      </SubmissionForm>
      <Card title={t('submit.sum')}>
        <p>
          {t('specialDisease.payLater', { price: formatCents(feeCents, { decimals: 'auto' }) })}
        </p>
      </Card>
      <RefundTerms steps={group.refundRule} day={draft.day} cents={feeCents} />
    </>
  );
}
