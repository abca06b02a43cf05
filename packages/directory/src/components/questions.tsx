import { Button, Card, useToast } from '@xinglin/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { Points } from './points';

/** What to ask the doctor, to be copied and taken along. */
export function Questions({
  name,
  questions,
}: {
  name: string;
  questions: readonly string[];
}): ReactElement {
  const { t } = useTranslation('directory');
  const toast = useToast();
  const copy = async (): Promise<void> => {
    const lines = questions.map((question, index) => `${index + 1}. ${question}`);
    try {
      // Missing on pages that are not secure; that rejects like a refusal.
      await navigator.clipboard.writeText([t('disease.asking', { name }), ...lines].join('\n'));
      toast.show(t('shared:copy.done'), { tone: 'success' });
    } catch {
      toast.show(t('shared:copy.unsupported'), { tone: 'error' });
    }
  };
  return (
    <Card
      title={t('disease.ask')}
      aside={
        <Button variant="text" size="small" onClick={() => void copy()}>
          {t('disease.copy')}
        </Button>
      }
    >
      <Points texts={questions} />
    </Card>
  );
}
