import { usePreferences } from '@xinglin/api';
import { createGateway, everyCall, GatewayError, type CallRow } from '@xinglin/gateway-sdk';
import { Button, Card, NoticeBar, SelectField, Stack, TextAreaField, TextField } from '@xinglin/ui';
import { useState, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { basePath } from '../base-path';
import styles from './call-trial.module.css';
import { bodyToBegin, bodyWith, typedOf, type RequestField } from './request-body';
import { useRequestFields } from './use-request-fields';

const nameOf = ({ method, path }: CallRow): string => `${method ?? 'POST'} ${path}`;

/** Uploads need a file, which stands in no JSON. */
const calls = everyCall.filter(({ encoding }) => encoding !== 'multipart');

/** Makes any call as this page's person, and shows what was asked, what came back, and how long it took. */
export function CallTrial(): ReactElement {
  const { t } = useTranslation('test');
  const { locale } = usePreferences();
  const [name, setName] = useState('');
  /** As it was typed; null while it is the one to begin from. */
  const [typedBody, setBody] = useState<string | null>(null);
  const [answer, setAnswer] = useState('');
  const [isPending, setIsPending] = useState(false);
  const row = calls.find((one) => nameOf(one) === name);
  const { status, fields: fieldsByCall } = useRequestFields();
  const fields = fieldsByCall[name] ?? [];
  const body = typedBody ?? bodyToBegin(fields);

  const choose = (chosen: string): void => {
    setName(chosen);
    setBody(null);
    setAnswer('');
  };
  const send = async (): Promise<void> => {
    if (!row) return;
    setIsPending(true);
    const gateway = createGateway({
      baseUrl: `${basePath()}/gateway`,
      headers: () => ({ lang: locale }),
    });
    setAnswer(JSON.stringify(await tried(gateway, row, body), null, 2));
    setIsPending(false);
  };
  return (
    <Card title={t('calls.title')}>
      <Stack gap={4}>
        <SelectField
          label={t('calls.call')}
          placeholder={t('calls.choose')}
          value={name}
          onValueChange={choose}
          options={calls.map((one) => ({ value: nameOf(one), label: nameOf(one) }))}
        />
        {status !== 'ready' && (
          <NoticeBar tone={status === 'failed' ? 'warning' : 'info'}>
            {t(status === 'failed' ? 'calls.failed' : 'calls.loading')}
          </NoticeBar>
        )}
        {fields.map((field) => (
          <FieldOfCall
            key={`${name} ${field.name}`}
            field={field}
            value={typedOf(body, field)}
            onTyped={(typed) => setBody(bodyWith(body, field, typed))}
          />
        ))}
        <TextAreaField label={t('calls.body')} rows={6} value={body} onValueChange={setBody} />
        <Button block pending={isPending} onClick={() => void send()}>
          {t('calls.send')}
        </Button>
        <output className={styles['answer']} aria-label={t('calls.answer')}>
          {answer}
        </output>
      </Stack>
    </Card>
  );
}

interface FieldOfCallProps {
  readonly field: RequestField;
  readonly value: string;
  readonly onTyped: (typed: string) => void;
}

/** One field of the request. */
function FieldOfCall({ field, value, onTyped }: FieldOfCallProps): ReactElement {
  const { t } = useTranslation('test');
  const label = field.needed ? t('calls.needed', { name: field.name }) : field.name;
  if (field.kind !== 'flag' && field.kind !== 'choice')
    return <TextField label={label} value={value} onValueChange={onTyped} />;
  const options = field.kind === 'flag' ? ['true', 'false'] : (field.options ?? []).map(String);
  return (
    <SelectField
      label={label}
      value={value}
      onValueChange={onTyped}
      options={[
        { value: '', label: t('calls.leftOut') },
        ...options.map((one) => ({ value: one, label: one })),
      ]}
    />
  );
}

/** What was sent and what came of it: as data, as the pages get it, or why there is none. */
async function tried(
  gateway: ReturnType<typeof createGateway>,
  row: CallRow,
  body: string,
): Promise<unknown> {
  const begun = performance.now();
  const told = (outcome: object) => ({
    ms: Math.round(performance.now() - begun),
    ...outcome,
  });
  try {
    const input: unknown = JSON.parse(body);
    const request = { call: nameOf(row), input };
    try {
      return told({ request, data: await gateway.call(row, input) });
    } catch (error) {
      return told({
        request,
        failure: error instanceof GatewayError ? error.failure : String(error),
      });
    }
  } catch (error) {
    // Nothing was sent.
    return { failure: String(error) };
  }
}
