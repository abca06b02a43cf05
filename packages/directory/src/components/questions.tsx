import { Button, Card, useCopy } from '@xinglin/ui';
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
  const copy = useCopy();
  const lines = questions.map((question, index) => `${index + 1}. ${question}`);
  const text = [t('disease.asking', { name }), ...lines].join('\n');
  return (
    <Card
      title={t('disease.ask')}
      aside={
        <Button variant="text" size="small" onClick={() => void copy(text)}>
          {t('disease.copy')}
        </Button>
      }
    >
      <Points texts={questions} />
    </Card>
  );
}
