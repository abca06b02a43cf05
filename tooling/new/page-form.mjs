// Owns: what a page with a form consists of.
// Must not know: where a page lies, what else has to know of it, how a kind of field is asked.
// Used by: the kinds of pages.
import { CommandError } from '../process/workspace.mjs';
import { pascal } from './changes.mjs';
import { fieldKind } from './page-fields.mjs';
import { answerSample, callOf, inputOf, literal, storiesText, testHead } from './page-parts.mjs';

/** What is asked for, as the call takes it and its kind asks it. */
function askedFields(page, call) {
  const asked = page.fields.map((field) => {
    const found = call.fields.find((one) => one.name === field.name);
    if (!found) throw new CommandError(`${call.call} takes no ${field.name}.`);
    const whole = { ...found, ...field };
    return { ...whole, as: fieldKind(whole) };
  });
  if (asked.length === 0)
    throw new CommandError("Name what is asked for: --fields 'title=标题=Title'");
  return asked;
}

function pageText(page, call, asked, passed) {
  const { namespace, name, english, back, to = back, component } = page;
  const components = [...new Set(asked.map(({ as }) => as.component))];
  const ofForms = components.filter((one) => one === 'PicturesField');
  const ofOrders = [
    ...components.filter((one) => ['PatientField', 'AddressField'].includes(one)),
    ...asked.flatMap(({ as }) => as.load ?? []),
  ];
  const ofUi = components.filter((one) => !ofForms.includes(one) && !ofOrders.includes(one));
  const usesParams = passed.includes('params[');
  const usesQuery = passed.includes('query.get');
  const hooks = [
    'useNavigate',
    ...(usesParams ? ['useParams'] : []),
    ...(usesQuery ? ['useSearchParams'] : []),
  ];
  const loads = asked.flatMap(({ as }) => as.load ?? []);
  const checked = asked.filter(({ isRequired, as }) => isRequired || as.isChecked);
  const label = (field) => `t('${name}.field.${field.name}.label')`;
  return `import { ${call.domain}Api${loads.length > 1 ? ', type PageLoad' : ''} } from '@xinglin/api';
import { ${[...ofForms, 'SubmissionForm', 'useSubmission', 'type FieldsOfFailures', ...(ofForms.length > 0 ? ['type SentPicture'] : [])].join(', ')} } from '@xinglin/forms';
${ofOrders.length > 0 ? `import { ${ofOrders.toSorted().join(', ')} } from '@xinglin/orders';\n` : ''}import { href } from '@xinglin/routes';
import { ${[...ofUi, 'Page', 'PageHeader', 'useToast'].toSorted().join(', ')} } from '@xinglin/ui';
import { useState, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { ${hooks.join(', ')} } from 'react-router';

const fields = [${asked.map((field) => `'${field.name}'`).join(', ')}] as const;
type Field = (typeof fields)[number];
${asked.map((field) => field.as.begin?.(field) ?? '').join('')}
const failureFields: FieldsOfFailures<Field> = {
  knows: (path): path is Field => fields.some((field) => field === path),
  ofRefusal: () => undefined,
};
${loads.length === 1 ? `\nexport const load = ${loads[0]};\n` : ''}${loads.length > 1 ? `\nexport const load: PageLoad = (place) => [${loads.map((one) => `...${one}(place)`).join(', ')}];\n` : ''}
/** ${english}. */
export default function ${component}(): ReactElement {
  const { t } = useTranslation('${namespace}');
  const toast = useToast();
  const navigate = useNavigate();
${usesParams ? '  const params = useParams();\n' : ''}${usesQuery ? '  const [query] = useSearchParams();\n' : ''}${asked
    .map((field) => {
      const { state } = field.as;
      return `  const [${field.name}, set${pascal(field.name)}] = ${typeof state === 'string' ? state : state(field)};\n`;
    })
    .join('')}  const [send] = ${call.domain}Api.use${pascal(call.call)}Mutation();

  const submission = useSubmission({
    failureFields,
    find: () =>
      [
${checked.map((field) => `        { field: '${field.name}' as const, isMissing: ${field.as.isMissing(field)}, message: t('${name}.field.${field.name}.missing') },\n`).join('')}      ].filter(({ isMissing }) => isMissing),
    send: () => ${sendText(asked, passed)},
    onDone: async () => {
      toast.show(t('${name}.done'), { tone: 'success' });
      await navigate(href('${to}'), { replace: true });
    },
  });

  return (
    <Page header={<PageHeader title={t('${name}.title')} backTo={href('${back}')} />}>
      <SubmissionForm submission={submission} submitLabel={t('${name}.send')}>
${asked.map((field) => `        ${field.as.show(field, { label: label(field), key: `${name}.field.${field.name}`, namespace })}\n`).join('')}      </SubmissionForm>
    </Page>
  );
}
`;
}

/** Sending; a choice that was not made never gets here, which the compiler is told by the condition. */
function sendText(asked, passed) {
  const input = `{ ${[passed, ...asked.map((field) => field.as.sent(field))].filter((one) => one !== '').join(', ')} }`;
  const choices = asked.filter(({ kind, isRequired }) => kind === 'choice' && isRequired);
  if (choices.length === 0) return `send(${input})`;
  return `${choices.map(({ name }) => `${name} === ''`).join(' || ')} ? Promise.resolve({ error: undefined }) : send(${input})`;
}

function testText(page, call, asked, sample, kits) {
  const { name, back, to = back } = page;
  const textsOf = (field) => `texts.${name}.field.${field.name}`;
  const filled = asked.filter(({ isRequired }) => isRequired);
  const fill = filled
    .map(
      (field) =>
        `  ${field.as.fill(`${textsOf(field)}.label`, field.as.value(field), textsOf(field))}\n`,
    )
    .join('');
  const usesFill = fill.includes('  fill(');
  const sent = Object.fromEntries(
    filled.map((field) => [field.name, field.as.answer(field.as.value(field))]),
  );
  const answers = asked.flatMap(({ as }) => as.answers ?? []);
  const samples = asked.flatMap(({ as }) => as.sample ?? []);
  const [first] = filled;
  const head = testHead(page, call.call, {
    library: ['fireEvent', 'waitFor'],
    imports: answers.length > 0 ? ['listOf', ...samples] : [],
    answers: answers.map((one) => `, ${one}`).join(''),
    kits,
  }).replace(
    "import { afterEach, expect, it } from 'vitest';",
    "import { href } from '@xinglin/routes';\nimport { afterEach, expect, it } from 'vitest';",
  );
  return `${head}
const answer = ${literal(sample)};
${
  usesFill
    ? `const fill = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
`
    : ''
}const send = () => fireEvent.click(screen.getByRole('button', { name: texts.${name}.send }));

it('sends what was filled in and leads on', async () => {
  const { gateway, router } = await open(answer);
${fill}  send();
  await waitFor(() => expect(router.state.location.pathname).toBe(href('${to}')));
  expect(gateway.inputsOf('${call.call}')).toMatchObject([${literal(sent)}]);
});
${
  first
    ? `
it('sends nothing while something is missing, and says what', async () => {
  const { gateway } = await open(answer);
  send();
  expect(await screen.findAllByText(${textsOf(first)}.missing)).not.toHaveLength(0);
  expect(gateway.inputsOf('${call.call}')).toEqual([]);
});
`
    : ''
}
it('keeps what was filled in where it could not be sent', async () => {
  await open(failures.serverTrouble);
${fill}  send();
  expect(await screen.findByRole('alert')).toBeTruthy();
${filled.map((field) => `  ${field.as.kept(`${textsOf(field)}.label`, field.as.value(field), textsOf(field))}\n`).join('')}});
`;
}

/** A page with fields for what a call takes; what its address says goes along unasked. */
export function formPage(page) {
  const call = callOf(page, true, 'form');
  const { params } = page;
  const asked = askedFields(page, call);
  const given = call.fields.filter(
    ({ name: one, isRequired }) => isRequired && !asked.some((field) => field.name === one),
  );
  const [, passed = ''] = /=> \(\{ (.*) \}\)$/u.exec(inputOf(given, params)) ?? [];
  const texts = (language) => ({
    field: Object.fromEntries(asked.map((field) => [field.name, field.as.texts(field, language)])),
    done: language === 'chinese' ? '已提交' : 'Sent',
    send: language === 'chinese' ? '提交' : 'Send',
    title: page[language],
  });
  const sample = answerSample(call);
  const kits = [
    ...(asked.some(({ as }) => as.component === 'PicturesField') ? ['forms'] : []),
    ...(asked.some(({ as }) => as.load) ? ['orders'] : []),
  ];
  const answers = asked.flatMap(({ as }) => as.answers ?? []);
  const storySamples = asked.flatMap(({ as }) => as.sample ?? []);
  const states =
    answers.length > 0
      ? ['full', 'loading', 'empty', 'failed', 'signedOut']
      : ['full', 'signedOut'];
  const story = storiesText(
    page,
    `{ ${[`${call.call}: ${literal(sample)}`, ...answers].join(', ')} }`,
    states,
  );
  const filled = asked.filter(({ isRequired }) => isRequired);
  return {
    dependencies: [
      '@xinglin/forms',
      ...(answers.length > 0 ? ['@xinglin/orders'] : []),
      'react-i18next',
      'react-router',
    ],
    ...(kits.length > 0 && { kits }),
    texts: { chinese: texts('chinese'), english: texts('english') },
    page: pageText(page, call, asked, passed),
    test: testText(page, call, asked, sample, kits),
    stories:
      answers.length > 0
        ? story.replace(
            'import { statesOf }',
            `import { ${['listOf', ...storySamples].join(', ')} } from '@xinglin/testing';\nimport { statesOf }`,
          )
        : story,
    act: {
      verb: 'fill in',
      call: call.call,
      asked: asked.map((field) => field.name),
      needsOwner: answers.length > 0,
      fill: filled.map((field) => field.as.act(field, field.as.value(field))),
      send: `button(page, '${texts('chinese').send}')`,
      done: texts('chinese').done,
    },
  };
}
