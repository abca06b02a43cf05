// Owns: what a page with a form consists of.
// Must not know: where a page lies, what else has to know of it.
// Used by: the kinds of pages.
import { CommandError } from '../process/workspace.mjs';
import { pascal } from './changes.mjs';
import { answerSample, callOf, inputOf, literal, storiesText, testHead } from './page-parts.mjs';

/** A page with fields for what a call takes; what its address says goes along unasked. */
export function formPage(page) {
  const call = callOf(page, true, 'form');
  const { feature, name, english, params, back, component } = page;
  const asked = page.fields.map((field) => {
    const found = call.fields.find((one) => one.name === field.name);
    if (!found) throw new CommandError(`${call.call} takes no ${field.name}.`);
    if (found.kind !== 'string') throw new CommandError(`${field.name} is no text.`);
    return { ...field, isRequired: found.isRequired };
  });
  if (asked.length === 0)
    throw new CommandError("Name what is asked for: --fields 'title=标题=Title'");
  const given = call.fields.filter(
    ({ name: one, isRequired }) => isRequired && !asked.some((field) => field.name === one),
  );
  const to = page.to ?? back;
  const names = asked.map((field) => `'${field.name}'`);
  const required = asked.filter(({ isRequired }) => isRequired);
  const sample = answerSample(call);
  const sent = Object.fromEntries(asked.map((field) => [field.name, `样例 ${field.name}`]));
  const passed = inputOf(given, params).replace(/^\([^)]*\) => \(?\{? ?|\s?\}?\)?$/gu, '');
  const usesParams = passed.includes('params[');
  const usesQuery = passed.includes('query.get');
  const texts = (language) => ({
    field: Object.fromEntries(
      asked.map((field) => [
        field.name,
        {
          label: field[language],
          ...(field.isRequired && {
            missing:
              language === 'chinese' ? `请填写${field.chinese}` : `Fill in: ${field.english}`,
          }),
        },
      ]),
    ),
    done: language === 'chinese' ? '已提交' : 'Sent',
    send: language === 'chinese' ? '提交' : 'Send',
    title: page[language],
  });
  const routerHooks = [
    'useNavigate',
    ...(usesParams ? ['useParams'] : []),
    ...(usesQuery ? ['useSearchParams'] : []),
  ];
  return {
    dependencies: ['@xinglin/forms', 'react-i18next', 'react-router'],
    texts: { chinese: texts('chinese'), english: texts('english') },
    page: `import { ${call.domain}Api } from '@xinglin/api';
import { SubmissionForm, useSubmission, type FieldsOfFailures } from '@xinglin/forms';
import { href } from '@xinglin/routes';
import { Page, PageHeader, TextField, useToast } from '@xinglin/ui';
import { useState, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { ${routerHooks.join(', ')} } from 'react-router';

const fields = [${names.join(', ')}] as const;
type Field = (typeof fields)[number];

const failureFields: FieldsOfFailures<Field> = {
  knows: (path): path is Field => fields.some((field) => field === path),
  ofRefusal: () => undefined,
};

/** ${english}. */
export default function ${component}(): ReactElement {
  const { t } = useTranslation('${feature}');
  const toast = useToast();
  const navigate = useNavigate();
${usesParams ? '  const params = useParams();\n' : ''}${usesQuery ? '  const [query] = useSearchParams();\n' : ''}${asked
      .map((field) => `  const [${field.name}, set${pascal(field.name)}] = useState('');\n`)
      .join('')}  const [send] = ${call.domain}Api.use${pascal(call.call)}Mutation();

  const submission = useSubmission({
    failureFields,
    find: () =>
      [
${required.map((field) => `        { field: '${field.name}' as const, isMissing: ${field.name}.trim() === '', message: t('${name}.field.${field.name}.missing') },\n`).join('')}      ].filter(({ isMissing }) => isMissing),
    send: () => send({ ${[passed, ...asked.map((field) => (field.isRequired ? field.name : `...(${field.name} !== '' && { ${field.name} })`))].filter((one) => one !== '' && one !== 'undefined').join(', ')} }),
    onDone: async () => {
      toast.show(t('${name}.done'), { tone: 'success' });
      await navigate(href('${to}'), { replace: true });
    },
  });

  return (
    <Page header={<PageHeader title={t('${name}.title')} backTo={href('${back}')} />}>
      <SubmissionForm submission={submission} submitLabel={t('${name}.send')}>
${asked
  .map(
    (field) => `        <TextField
          id={submission.idOf('${field.name}')}
          label={t('${name}.field.${field.name}.label')}
          value={${field.name}}
          error={submission.problems.errorOf('${field.name}')}
          onValueChange={set${pascal(field.name)}}
        />
`,
  )
  .join('')}      </SubmissionForm>
    </Page>
  );
}
`,
    test: `${testHead(page, call.call, { library: ['fireEvent', 'waitFor'], imports: [] }).replace("import { afterEach, expect, it } from 'vitest';", "import { href } from '@xinglin/routes';\nimport { afterEach, expect, it } from 'vitest';")}
const answer = ${literal(sample)};
const fill = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const send = () => fireEvent.click(screen.getByRole('button', { name: texts.${name}.send }));

it('sends what was filled in and leads on', async () => {
  const { gateway, router } = await open(answer);
${asked.map((field) => `  fill(texts.${name}.field.${field.name}.label, '${sent[field.name]}');\n`).join('')}  send();
  await waitFor(() => expect(router.state.location.pathname).toBe(href('${to}')));
  expect(gateway.inputsOf('${call.call}')).toMatchObject([${literal(sent)}]);
});

it('sends nothing while something is missing, and says what', async () => {
  const { gateway } = await open(answer);
  send();
  expect(await screen.findAllByText(texts.${name}.field.${required[0]?.name}.missing)).not.toHaveLength(0);
  expect(gateway.made).toEqual([]);
});

it('keeps what was filled in where it could not be sent', async () => {
  await open(failures.serverTrouble);
${asked.map((field) => `  fill(texts.${name}.field.${field.name}.label, '${sent[field.name]}');\n`).join('')}  send();
  expect(await screen.findByRole('alert')).toBeTruthy();
  expect(screen.getByDisplayValue('${sent[asked[0].name]}')).toBeTruthy();
});
`,
    stories: storiesText(page, `{ ${call.call}: ${literal(sample)} }`, ['full', 'signedOut']),
    act: {
      english,
      address: page.address,
      call: call.call,
      asked,
      sent,
      send: texts('chinese').send,
      done: texts('chinese').done,
    },
  };
}
