import { overseasApi, usePageTime } from '@xinglin/api';
import { ruleText, SubmissionForm, useSubmission, type FieldsOfFailures } from '@xinglin/forms';
import { errorCodes, type Asker, type ListCountriesResponse } from '@xinglin/gateway-sdk';
import { askerCardTypes, checkAsker, dayAt, longestName, type AskerInput } from '@xinglin/rules';
import { RadioGroup, SelectField, TextField } from '@xinglin/ui';
import { useState, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { ageUnits, askerInput, draftOf, emptyDraft } from '../model/asker-draft';
import { CountryField } from './country-field';

type Field = keyof AskerInput;

const fields: readonly string[] = [
  'nickname',
  'gender',
  'ageMonths',
  'country',
  'cardType',
  'cardNo',
] satisfies readonly Field[];

const failureFields: FieldsOfFailures<Field> = {
  knows: (path): path is Field => fields.includes(path),
  ofRefusal: (code) => (code === errorCodes.patientDuplicate ? 'cardNo' : undefined),
};

const genders = ['female', 'male'] as const;

/** What is told of a person for whom is asked (spec 2 §2.30); `former` is who is being changed. */
export function AskerForm({
  countries,
  former,
  onSaved,
}: {
  countries: ListCountriesResponse;
  former?: Asker | undefined;
  onSaved: (askerId: string) => void | Promise<void>;
}): ReactElement {
  const { t } = useTranslation('overseas');
  const [draft, setDraft] = useState(former ? draftOf(former) : emptyDraft);
  const change = (changed: Partial<typeof draft>) => setDraft({ ...draft, ...changed });
  const [add] = overseasApi.useAddAskerMutation();
  const [update] = overseasApi.useUpdateAskerMutation();
  const today = dayAt(usePageTime());
  const input = askerInput(draft, former);
  // The number is only known masked: an empty field leaves it, while the kind of document stays.
  const isKept = former !== undefined && draft.cardNo === '' && draft.cardType === former.cardType;
  const problemsOf = () =>
    checkAsker(input, today).filter(({ field }) => field !== 'cardNo' || !isKept);

  const submission = useSubmission<Field, { askerId: string }>({
    failureFields,
    find: () =>
      problemsOf().map(({ field, code }) => ({ field, message: ruleText(t, code, input[field]) })),
    send: () => {
      const { gender = 'female', ageMonths = 0, country = '' } = input;
      const { nickname, cardType, cardNo } = draft;
      const told = { nickname, gender, ageMonths, country, cardType };
      return former === undefined
        ? add({ ...told, cardNo })
        : update({ ...told, askerId: former.askerId, ...(!isKept && { cardNo }) });
    },
    onDone: ({ askerId }) => onSaved(askerId),
  });
  const { problems, idOf } = submission;
  const country = countries.items.find(({ labelCode }) => labelCode === draft.country);

  return (
    <SubmissionForm submission={submission} submitLabel={t('patientAdd.save')}>
      <TextField
        id={idOf('nickname')}
        label={t('patientAdd.nickname')}
        hint={t('patientAdd.nicknameHint')}
        autoComplete="nickname"
        maxLength={longestName}
        value={draft.nickname}
        error={problems.errorOf('nickname')}
        onValueChange={(nickname) => change({ nickname })}
      />
      <RadioGroup
        id={idOf('gender')}
        name="gender"
        label={t('patientAdd.gender')}
        layout="inline"
        value={draft.gender}
        // i18n-keys: shared:gender.*
        options={genders.map((value) => ({ value, label: t(`shared:gender.${value}`) }))}
        error={problems.errorOf('gender')}
        onValueChange={(value) => change({ gender: genders.find((one) => one === value) })}
      />
      <RadioGroup
        {...(draft.unit === 'underMonth' && { id: idOf('ageMonths') })}
        name="unit"
        label={t('patientAdd.ageIn')}
        layout="inline"
        value={draft.unit}
        // i18n-keys: overseas:patientAdd.unit.*
        options={ageUnits.map((value) => ({ value, label: t(`patientAdd.unit.${value}`) }))}
        onValueChange={(value) =>
          change({ unit: ageUnits.find((one) => one === value) ?? draft.unit })
        }
      />
      {draft.unit !== 'underMonth' && (
        <TextField
          id={idOf('ageMonths')}
          label={t('patientAdd.age')}
          inputMode="numeric"
          autoComplete="off"
          maxLength={4}
          value={draft.age}
          error={problems.errorOf('ageMonths')}
          onValueChange={(age) => change({ age })}
        />
      )}
      <CountryField
        id={idOf('country')}
        label={t('patientAdd.country')}
        countries={countries}
        country={country}
        error={problems.errorOf('country')}
        onChosen={({ labelCode }) => change({ country: labelCode })}
      />
      <SelectField
        id={idOf('cardType')}
        label={t('patientAdd.cardType')}
        value={draft.cardType}
        // i18n-keys: shared:cardType.*
        options={askerCardTypes.map((value) => ({ value, label: t(`shared:cardType.${value}`) }))}
        error={problems.errorOf('cardType')}
        onValueChange={(value) =>
          change({ cardType: askerCardTypes.find((one) => one === value) ?? draft.cardType })
        }
      />
      <TextField
        id={idOf('cardNo')}
        label={t('patientAdd.cardNo')}
        hint={isKept ? t('patientAdd.cardNoKept', { cardNo: former.cardNo }) : undefined}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={30}
        value={draft.cardNo}
        error={problems.errorOf('cardNo')}
        onValueChange={(cardNo) => change({ cardNo })}
      />
    </SubmissionForm>
  );
}
