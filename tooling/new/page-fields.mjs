// Owns: the kinds of fields a form asks for: how each is shown, checked, sent, filled in by a test and by an act.
// Must not know: what else a form consists of.
// Used by: the page of a form.
import { CommandError } from '../process/workspace.mjs';
import { pascal } from './changes.mjs';

const required = (language, { chinese, english }) =>
  language === 'chinese' ? `请填写${chinese}` : `Fill in: ${english}`;

/** A field of one control, \`more\` being what only this kind has. */
const control = (component, { name, isRequired }, label, more = '') => `<${component}
          id={submission.idOf('${name}')}
          label={${label}}
          ${isRequired ? '' : 'optional\n          '}${more}value={${name}}
          error={submission.problems.errorOf('${name}')}
          onValueChange={set${pascal(name)}}
        />`;

/** What the kinds share: one text in the state, an empty one being none. */
const plain = {
  component: 'TextField',
  state: `useState('')`,
  isMissing: ({ name }) => `${name}.trim() === ''`,
  sent: ({ name, isRequired }) => (isRequired ? name : `...(${name} !== '' && { ${name} })`),
  texts: (field, language) => ({
    label: field[language],
    ...(field.isRequired && { missing: required(language, field) }),
  }),
  value: ({ name }) => `样例 ${name}`,
  answer: (value) => value,
  fill: (label, value) => `fill(${label}, '${value}');`,
  kept: (label, value) =>
    `expect(screen.getByLabelText(${label})).toHaveProperty('value', '${value}');`,
  act: ({ chinese }, value) => `await field(page, '${chinese}').fill('${value}');`,
};

const text = {
  ...plain,
  show: (field, { label }) => control('TextField', field, label),
};

const date = {
  ...plain,
  component: 'DateField',
  show: (field, { label }) => control('DateField', field, label),
  value: () => '2026-11-22',
  act: ({ chinese }, value) =>
    `await page.getByLabel('${chinese}', { exact: true }).fill('${value}');`,
};

/** A whole number as it is typed. */
const number = {
  ...plain,
  show: (field, { label }) => control('TextField', field, label, 'inputMode="numeric"\n          '),
  isChecked: true,
  isMissing: ({ name, isRequired }) => `!/^\\d${isRequired ? '+' : '*'}$/.test(${name}.trim())`,
  sent: ({ name, isRequired }) =>
    isRequired
      ? `${name}: Number(${name})`
      : `...(${name}.trim() !== '' && { ${name}: Number(${name}) })`,
  texts: (field, language) => ({
    label: field[language],
    missing:
      language === 'chinese'
        ? `请填写${field.chinese}（整数）`
        : `Give a whole number: ${field.english}`,
  }),
  value: ({ schema }) => String(schema.minimum ?? 1),
  answer: Number,
};

/** One of the values of the contract. */
const choice = {
  ...plain,
  component: 'RadioGroup',
  begin: ({ name, schema }) =>
    `const ${name}Options = [${schema.enum.map((value) => `'${value}'`).join(', ')}] as const;\n`,
  state: (field) => `useState<(typeof ${field.name}Options)[number] | ''>('')`,
  isMissing: ({ name }) => `${name} === ''`,
  show: ({ name, isRequired }, { label, key, namespace }) => `<RadioGroup
          id={submission.idOf('${name}')}
          name="${name}"
          label={${label}}
          ${isRequired ? '' : 'optional\n          '}layout="inline"
          // i18n-keys: ${namespace}:${key}.option.*
          options={${name}Options.map((value) => ({ value, label: t(\`${key}.option.\${value}\`) }))}
          value={${name}}
          error={submission.problems.errorOf('${name}')}
          onValueChange={(value) => set${pascal(name)}(${name}Options.find((one) => one === value) ?? '')}
        />`,
  texts: (field, language) => ({
    ...plain.texts(field, language),
    option: Object.fromEntries(
      field.schema.enum.map((value) => {
        const found = field.options.find(([one]) => one === value);
        if (!found)
          throw new CommandError(
            `Say what "${value}" of ${field.name} is called: ${field.name}=${field.chinese}=${field.english}=${field.schema.enum.map((one) => `${one}:中文:English`).join('|')}`,
          );
        return [value, found[language === 'chinese' ? 1 : 2]];
      }),
    ),
  }),
  value: ({ schema }) => schema.enum[0],
  fill: (_, value, texts) =>
    `fireEvent.click(screen.getByRole('radio', { name: ${texts}.option.${value} }));`,
  kept: (_, value, texts) =>
    `expect(screen.getByRole('radio', { name: ${texts}.option.${value} })).toHaveProperty('checked', true);`,
  act: ({ options }, value) =>
    `await choose(page, '${options.find(([one]) => one === value)?.[1]}');`,
};

/** One of what the account has, by a field of the kit of orders. */
const own = (component, load, call, sample) => ({
  ...plain,
  component,
  load,
  answers: `${call}: listOf([${sample}])`,
  isMissing: ({ name }) => `${name} === ''`,
  show: (field, { label }) => control(component, field, label),
  fill: (label, value) =>
    `fireEvent.change(await screen.findByLabelText(${label}), { target: { value: '${value}' } });`,
  act: ({ chinese }) =>
    `await page.getByLabel('${chinese}', { exact: true }).selectOption({ index: 1 });`,
});
const patient = {
  ...own('PatientField', 'loadPatients', 'listPatients', 'samplePatients.mother'),
  sample: 'samplePatients',
  value: () => 'p-1',
};
const address = {
  ...own('AddressField', 'loadAddresses', 'listAddresses', 'sampleAddresses.home'),
  sample: 'sampleAddresses',
  value: () => 'a-1',
};

/** Pictures that go along, by the kit of forms, which asks for none. */
const pictures = {
  ...plain,
  component: 'PicturesField',
  state: 'useState<readonly SentPicture[]>([])',
  sent: ({ name }) => `...(${name}.length > 0 && { ${name}: ${name}.map(({ fileId }) => fileId) })`,
  show: ({ name, schema }, { key }) => `<PicturesField
          id={submission.idOf('${name}')}
          pictures={${name}}
          limit={${schema.maxItems ?? 9}}
          hint={t('${key}.hint')}
          error={submission.problems.errorOf('${name}')}
          onChange={set${pascal(name)}}
        />`,
  texts: (field, language) => ({ hint: field[language] }),
};

const kinds = { string: text, date, integer: number, number, choice };

/**
 * What kind of field a call's field is asked by.
 * @throws when no form can ask for it
 */
export function fieldKind({ name, kind, isRequired, schema }) {
  if (name === 'patientId') return patient;
  if (name === 'addressId') return address;
  if (kind === 'array' && schema.items?.type === 'string') {
    if (isRequired) throw new CommandError(`${name} is required; pictures of a form are optional.`);
    return pictures;
  }
  const found = kinds[kind];
  if (!found) throw new CommandError(`${name} is a ${kind}, which no form asks for.`);
  return found;
}
