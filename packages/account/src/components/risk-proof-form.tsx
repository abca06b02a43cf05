import { highRiskApi, type QueryFailure } from '@xinglin/api';
import {
  ProblemForm,
  ruleText,
  useProblems,
  type FieldsOfFailures,
  type Problem,
} from '@xinglin/forms';
import { errorCodes } from '@xinglin/gateway-sdk';
import { checkName, longestName, trimmedText } from '@xinglin/rules';
import { Button, Card, DateField, RadioGroup, Stack, TextField } from '@xinglin/ui';
import { useId, useState, type FormEvent, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { TriesLeft } from './tries-left';

type Proof = 'patient' | 'order';
type Field = 'name' | 'cardTail' | 'doctorName' | 'date';

const failureFields: FieldsOfFailures<Field> = {
  knows: (path): path is Field => ['name', 'cardTail', 'doctorName', 'date'].includes(path),
  ofRefusal: () => undefined,
};

const nothing = { name: '', cardTail: '', doctorName: '', date: '' };

/** What only the owner of an account knows: a family member, or a visit that was booked. */
export function RiskProofForm({
  riskToken,
  proofs,
  triesLeft,
  onPassed,
  onRefused,
  onEnded,
}: {
  riskToken: string;
  proofs: readonly Proof[];
  /** Answers that are left before the verification ends; undefined while it is not known. */
  triesLeft: number | undefined;
  onPassed: () => void;
  /** An answer was wrong: fewer are left. */
  onRefused: () => void;
  /** No answer counts any more. */
  onEnded: () => void;
}): ReactElement {
  const { t } = useTranslation('entrance');
  const id = useId();
  const idOf = (field: Field) => `${id}-${field}`;
  const [byPatient] = highRiskApi.useValidateHighRiskPatientMutation();
  const [byOrder] = highRiskApi.useValidateHighRiskOrderMutation();
  const [proof, setProof] = useState<Proof>(proofs[0] ?? 'patient');
  const [values, setValues] = useState(nothing);
  const [pending, setPending] = useState(false);
  const change = (field: Field) => (value: string) =>
    setValues((former) => ({ ...former, [field]: value }));

  const problemsOfPatient = (): Problem<Field>[] => {
    const nameProblem = checkName(values.name);
    return [
      ...(nameProblem === null
        ? []
        : [{ field: 'name' as const, message: ruleText(t, nameProblem, values.name) }]),
      ...(/^[0-9A-Za-z]{4}$/.test(values.cardTail)
        ? []
        : [{ field: 'cardTail' as const, message: t('risk.cardTailRequired') }]),
    ];
  };
  const problemsOfOrder = (): Problem<Field>[] => [
    ...(trimmedText(values.doctorName)
      ? []
      : [{ field: 'doctorName' as const, message: t('risk.doctorRequired') }]),
    ...(values.date ? [] : [{ field: 'date' as const, message: t('risk.dateRequired') }]),
  ];

  const find = () => (proof === 'patient' ? problemsOfPatient() : problemsOfOrder());
  const problems = useProblems<Field>(idOf, find);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (pending) return;
    if (!problems.show(find())) return;
    setPending(true);
    const { name, cardTail, doctorName, date } = values;
    const result: { error?: QueryFailure | undefined } =
      proof === 'patient'
        ? await byPatient({ riskToken, name: trimmedText(name), cardTail })
        : await byOrder({ riskToken, doctorName: trimmedText(doctorName), date });
    setPending(false);
    if (!('error' in result)) return onPassed();
    const { error } = result;
    if (error && 'code' in error && error.code === errorCodes.riskCheckEnded) return onEnded();
    problems.showFailure(error, failureFields);
    onRefused();
  };

  return (
    <ProblemForm problems={problems} onSubmit={submit}>
      <Card title={t('risk.head')}>
        <Stack gap={3}>
          {proofs.length > 1 && (
            <RadioGroup
              name="proof"
              label={t('risk.by')}
              layout="inline"
              value={proof}
              // i18n-keys: entrance:risk.proofs.*
              options={proofs.map((value) => ({ value, label: t(`risk.proofs.${value}`) }))}
              onValueChange={(value) => setProof(value === 'order' ? 'order' : 'patient')}
            />
          )}
          {proof === 'patient' ? (
            <>
              <TextField
                id={idOf('name')}
                label={t('risk.name')}
                hint={t('risk.nameHint')}
                autoComplete="off"
                maxLength={longestName}
                value={values.name}
                error={problems.errorOf('name')}
                onValueChange={change('name')}
              />
              <TextField
                id={idOf('cardTail')}
                label={t('risk.cardTail')}
                autoComplete="off"
                autoCapitalize="characters"
                maxLength={4}
                value={values.cardTail}
                error={problems.errorOf('cardTail')}
                onValueChange={change('cardTail')}
              />
            </>
          ) : (
            <>
              <TextField
                id={idOf('doctorName')}
                label={t('risk.doctor')}
                autoComplete="off"
                maxLength={longestName}
                value={values.doctorName}
                error={problems.errorOf('doctorName')}
                onValueChange={change('doctorName')}
              />
              <DateField
                id={idOf('date')}
                label={t('risk.date')}
                value={values.date}
                error={problems.errorOf('date')}
                onValueChange={change('date')}
              />
            </>
          )}
          <Button type="submit" block pending={pending}>
            {t('risk.submit')}
          </Button>
          <TriesLeft left={triesLeft ?? 0} text={(count) => t('risk.triesLeft', { count })} />
        </Stack>
      </Card>
    </ProblemForm>
  );
}
