import { ProblemForm, useSubmission, type FieldsOfFailures } from '@xinglin/forms';
import {
  errorCodes,
  type ConsultService,
  type ConsultTime,
  type Patient,
} from '@xinglin/gateway-sdk';
import { useLocale } from '@xinglin/i18n';
import { useCashier } from '@xinglin/orders';
import { callRecordingRules, consultLimits, formatInstant } from '@xinglin/rules';
import { Button, Card, Note, SelectField, TextAreaField } from '@xinglin/ui';
import { useState, type FormEvent, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router';
import { askFields, problemsOf, sentOf, type AskField } from '../model/ask-draft';
import { followHref } from '../model/talk-place';
import { ApplyObstacles } from './apply-obstacles';
import { AskBar } from './ask-bar';
import { AskPatient } from './ask-patient';
import { AskRules } from './ask-rules';
import { CasePictures, CourseFields, QuestionField } from './case-fields';
import { ConsultCouponField } from './consult-coupon-field';
import { RecordsField } from './records-field';
import { useAskDraft, type FormerAsk } from './use-ask-draft';
import { useAskWaysOut } from './use-ask-ways-out';
import { RightNote } from './right-note';
import { useConsultCoupon } from './use-consult-coupon';
import { useRecords } from './use-records';
import { useSensitiveWords } from './use-sensitive-words';
import { useSubmitConsult } from './use-submit-consult';
import { useUrgency } from './use-urgency';

const failureFields: FieldsOfFailures<AskField> = {
  knows: (path): path is AskField => askFields.some((field) => field === path),
  ofRefusal: (code) => {
    if (code === errorCodes.consentRequired || code === errorCodes.memberRightGone)
      return 'patientId';
    if (code === errorCodes.fileRefused) return 'fileIds';
    if (code === errorCodes.textRefused) return 'question';
    if (code === errorCodes.couponUnusable) return 'couponId';
    return code === errorCodes.consultTimeTaken || code === errorCodes.overlappingVisit
      ? 'startsAt'
      : undefined;
  },
};

interface AskFormProps {
  readonly service: ConsultService;
  /** Of a service whose doctor is chosen. */
  readonly doctorId: string | undefined;
  /** To choose from, for a service whose doctor is assigned. */
  readonly departments: readonly { readonly deptId: string; readonly deptName: string }[];
  readonly patients: readonly Patient[];
  /** The moments of a call that are offered. */
  readonly times: readonly ConsultTime[];
  readonly timeZone: string;
  /** What was kept, or what a form holds at first. */
  readonly former: FormerAsk;
}

/** For whom, what is wrong, since when, what was done; then the price, and the way to pay it. */
export function AskForm(props: AskFormProps): ReactElement {
  const { service, doctorId, departments, patients, times, timeZone, former } = props;
  const { kind, medium, priceCents, takesTime, needsEarlierDiagnosis } = service;
  const { t } = useTranslation('asking');
  const locale = useLocale();
  const navigate = useNavigate();
  const openCashier = useCashier();
  const own = useAskDraft(kind, doctorId, former, patients);
  const { draft, isKept, change, forget } = own;
  const records = useRecords(draft.patientId, draft.recordNos);
  // The moment that was chosen on the doctor's page, while it is free.
  const [query] = useSearchParams();
  const wanted = times.find((time) => time.startsAt === query.get('startsAt'));
  const [startsAt, setStartsAt] = useState(wanted?.startsAt ?? '');
  const urgency = useUrgency();
  const { matched, noEmergency } = urgency;
  const words = useSensitiveWords();
  const send = useSubmitConsult(kind);
  const { isLoading: priceIsLoading, ...coupon } = useConsultCoupon(
    service,
    doctorId,
    draft.patientId,
  );
  const { couponId = null, right = null } = coupon.offer ?? {};
  const usesRight = right?.whyNot === null;
  const totalCents =
    couponId === null && !usesRight ? priceCents : (coupon.offer?.quote.totalCents ?? priceCents);
  const suggested = departments.find(({ deptId }) =>
    matched?.departments.some((one) => one.deptId === deptId),
  );
  const reason = matched?.departments.find(({ deptId }) => deptId === suggested?.deptId)?.reason;
  const deptId = draft.deptId || (suggested?.deptId ?? '');
  const problemsWith = (isUrgent: boolean) =>
    problemsOf(kind, draft, {
      startsAt: startsAt || undefined,
      callsAtAnyTime: times.length === 0,
      isUrgent,
      noEmergency,
    }).map(({ field, code }) => ({
      field,
      // i18n-keys: asking:problem.*
      message: t(`problem.${code}`),
    }));
  const waysOut = useAskWaysOut(kind, doctorId);
  const submission = useSubmission<AskField, { readonly orderKey: string }>({
    failureFields,
    waysOut,
    find: () => [...problemsWith(urgency.redFlags.length > 0), ...words.problemsIn(draft)],
    send: async () => {
      const answer = await send(
        {
          ...sentOf({
            ...draft,
            recordNos: records.sendable,
            deptId: doctorId === undefined ? deptId : '',
          }),
          patientId: draft.patientId,
          ...(doctorId && { doctorId }),
          ...(couponId !== null && { couponId }),
          ...(usesRight && { usesRight }),
        },
        startsAt === '' ? {} : { startsAt },
      );
      // The coupon or the right may be what it was refused for: used in another tab, or over.
      if (answer.error !== undefined && (couponId !== null || usesRight)) coupon.again();
      if (answer.error !== undefined && draft.recordNos.length > 0) void records.answer.refetch();
      return answer;
    },
    onDone: async ({ orderKey }) => {
      forget();
      const page = followHref(orderKey);
      if (totalCents > 0) await openCashier(orderKey, page);
      // Replaced, so that going back never leads to a form that was sent already.
      else await navigate(page, { replace: true });
    },
  });
  const { problems, idOf } = submission;

  const fields = { draft, change, idOf, errorOf: problems.errorOf };

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const looked = await urgency.lookFirst(draft.question);
    if (looked === null) return;
    if (looked.isBlocked) {
      problems.show(problemsWith(true));
      return;
    }
    const refused =
      problemsWith(urgency.redFlags.length > 0).length > 0 ? [] : await words.look(draft);
    if (refused.length > 0) problems.show(refused);
    else await submission.submit(event);
  };

  const isPending =
    submission.pending ||
    urgency.isLooking ||
    words.isLooking ||
    priceIsLoading ||
    coupon.isChanging;
  return (
    <ProblemForm problems={problems} onSubmit={submit}>
      <AskPatient
        id={idOf('patientId')}
        patients={patients}
        value={draft.patientId}
        error={problems.errorOf('patientId')}
        // Records belong to one patient.
        onValueChange={(patientId) => change({ patientId, recordNos: [] })}
      >
        <ApplyObstacles kind={kind} patientId={draft.patientId} doctorId={doctorId} />
        <RightNote right={right} />
      </AskPatient>
      <Card title={t('form.wrong')} aside={isKept && <Note as="span">{t('form.kept')}</Note>}>
        <QuestionField {...fields} isMerged={own.isMerged} urgency={urgency} hideLabel />
        {doctorId === undefined && departments.length > 0 && (
          <SelectField
            id={idOf('deptId')}
            label={t('form.department')}
            optional
            placeholder={t('form.anyDepartment')}
            hint={reason ?? undefined}
            options={departments.map(({ deptId: value, deptName }) => ({ value, label: deptName }))}
            value={deptId}
            error={problems.errorOf('deptId')}
            onValueChange={(chosen) => change({ deptId: chosen })}
          />
        )}
        <CourseFields {...fields} />
        {needsEarlierDiagnosis && (
          <TextAreaField
            id={idOf('earlierDiagnosis')}
            label={t('form.earlierDiagnosis')}
            rows={2}
            maxLength={consultLimits.diagnosis}
            placeholder={t('form.earlierDiagnosisHint')}
            value={draft.earlierDiagnosis}
            error={problems.errorOf('earlierDiagnosis')}
            onValueChange={(earlierDiagnosis) => change({ earlierDiagnosis })}
          />
        )}
      </Card>
      <Card>
        <CasePictures {...fields} />
      </Card>
      {draft.patientId !== '' && (
        <RecordsField
          id={idOf('recordNos')}
          records={records}
          recordNos={records.sendable}
          error={problems.errorOf('recordNos')}
          onChange={(recordNos) => change({ recordNos })}
        />
      )}
      {takesTime && times.length > 0 && (
        <Card>
          <SelectField
            id={idOf('startsAt')}
            label={t('form.startsAt')}
            placeholder={t('form.chooseTime')}
            hint={t('form.timeZone')}
            options={times.map(({ startsAt: value }) => ({
              value,
              label: formatInstant(value, locale, timeZone),
            }))}
            value={startsAt}
            error={problems.errorOf('startsAt')}
            onValueChange={setStartsAt}
          />
          {medium === 'phone' && (
            <Note>{t('form.recorded', { days: callRecordingRules.keptDays })}</Note>
          )}
        </Card>
      )}
      <ConsultCouponField
        id={idOf('couponId')}
        coupon={coupon}
        error={problems.errorOf('couponId')}
      />
      <AskRules service={service} />
      <AskBar service={service} cents={totalCents} right={usesRight ? right : null}>
        <Button type="submit" block pending={isPending}>
          {t(totalCents === 0 ? 'form.submitFree' : 'form.submit')}
        </Button>
      </AskBar>
    </ProblemForm>
  );
}
