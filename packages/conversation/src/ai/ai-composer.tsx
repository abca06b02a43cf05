import { aiChatRules, isBlank, trimmedText } from '@xinglin/rules';
import { Button } from '@xinglin/ui';
import { useState, type FormEvent, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import styles from '../composer.module.css';

interface AiComposerProps {
  readonly isAnswering: boolean;
  readonly onAsk: (text: string) => void;
  readonly onStop: () => void;
}

/** Where a question to the guide is written; while it answers, the button stops it. */
export function AiComposer({ isAnswering, onAsk, onStop }: AiComposerProps): ReactElement {
  const { t } = useTranslation('ai-chat');
  const [text, setText] = useState('');
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    // A second tap finds the field empty; what is typed meanwhile waits for the answer.
    if (isAnswering || isBlank(text)) return;
    onAsk(trimmedText(text));
    setText('');
  };
  return (
    <form className={styles['composer']} onSubmit={submit}>
      <div className={styles['row']}>
        <textarea
          className={styles['field']}
          aria-label={t('field')}
          placeholder={t('field')}
          rows={1}
          maxLength={aiChatRules.textLength}
          value={text}
          onChange={({ currentTarget }) => setText(currentTarget.value)}
        />
        {isAnswering ? (
          <Button variant="outline" onClick={onStop}>
            {t('stop')}
          </Button>
        ) : (
          <Button type="submit">{t('send')}</Button>
        )}
      </div>
    </form>
  );
}
