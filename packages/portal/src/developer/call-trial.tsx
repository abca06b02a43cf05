import { usePreferences } from '@xinglin/api';
import { createGateway, everyCall, GatewayError, type CallRow } from '@xinglin/gateway-sdk';
import { Button, Card, SelectField, Stack, TextAreaField } from '@xinglin/ui';
import { useState, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { basePath } from '../base-path';
import styles from './call-trial.module.css';

/** Uploads need a file, which stands in no JSON. */
const calls = everyCall.filter(({ encoding }) => encoding !== 'multipart');

/** Makes any call as this page's person, and shows what came back. */
export function CallTrial(): ReactElement {
  const { t } = useTranslation('test');
  const { locale } = usePreferences();
  const [path, setPath] = useState('');
  const [body, setBody] = useState('{}');
  const [answer, setAnswer] = useState('');
  const [isPending, setIsPending] = useState(false);
  const row = calls.find((one) => one.path === path);

  const send = async (): Promise<void> => {
    if (!row) return;
    setIsPending(true);
    const gateway = createGateway({
      baseUrl: `${basePath()}/gateway`,
      headers: () => ({ lang: locale }),
    });
    setAnswer(JSON.stringify(await answerOf(gateway, row, body), null, 2));
    setIsPending(false);
  };
  return (
    <Card title={t('calls.title')}>
      <Stack gap={4}>
        <SelectField
          label={t('calls.call')}
          placeholder={t('calls.choose')}
          value={path}
          onValueChange={setPath}
          options={calls.map((one) => ({ value: one.path, label: one.path }))}
        />
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

/** The answer, or why there is none: as data, as the pages get it. */
async function answerOf(
  gateway: ReturnType<typeof createGateway>,
  row: CallRow,
  body: string,
): Promise<unknown> {
  try {
    const input: unknown = JSON.parse(body);
    return { data: await gateway.call(row, input) };
  } catch (error) {
    return { failure: error instanceof GatewayError ? error.failure : String(error) };
  }
}
