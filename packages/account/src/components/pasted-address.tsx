import { addressesApi, failureMessage } from '@xinglin/api';
import { areaText, isBlank, recognizableLength, stripHtml } from '@xinglin/rules';
import { Button, Card, KeyValueList, Note, NoticeBar, Stack, TextAreaField } from '@xinglin/ui';
import { useState, type ChangeEvent, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { foundIn, type AddressDraft } from '../model/address-draft';

const parts = ['name', 'mobile', 'areas', 'detail'] as const;

/**
 * A box for a text copied from a chat or an order. It shows what was found; only when the person takes it over does it
 * get into the form.
 */
export function PastedAddress({
  onTake,
}: {
  onTake: (found: Partial<AddressDraft>) => void;
}): ReactElement {
  const { t } = useTranslation('contacts');
  const [text, setText] = useState('');
  const [missing, setMissing] = useState(false);
  const [read, reading] = addressesApi.useLazyRecognizeAddressQuery();
  // What was found belongs to the text it was found in.
  const [found, setFound] = useState<{
    in: string;
    of: Partial<AddressDraft>;
    unread: readonly string[];
  }>();
  const current = found?.in === text ? found : undefined;
  const shown = current?.of;
  const recognise = async (words: string) => {
    setMissing(isBlank(words));
    if (isBlank(words)) return;
    // Copied from a page's source it brings its tags along.
    const { data } = await read({ text: stripHtml(words) }, true);
    if (data) setFound({ in: words, of: foundIn(data), unread: data.unread });
  };
  // A pasted text is read at once; a typed one when the person is done with it.
  const readPasted = ({ nativeEvent, currentTarget }: ChangeEvent<HTMLTextAreaElement>) => {
    if (nativeEvent instanceof InputEvent && nativeEvent.inputType === 'insertFromPaste')
      void recognise(currentTarget.value);
  };
  const take = () => {
    if (shown === undefined) return;
    setText('');
    onTake(shown);
  };

  return (
    <Card title={t('paste.title')}>
      <Stack gap={4}>
        <TextAreaField
          label={t('paste.label')}
          hint={t('paste.hint')}
          placeholder={t('paste.example')}
          rows={3}
          maxLength={recognizableLength}
          autoComplete="off"
          value={text}
          error={missing && isBlank(text) ? t('paste.empty') : undefined}
          onChange={readPasted}
          onValueChange={setText}
        />
        <Button
          variant="outline"
          block
          pending={reading.isFetching}
          onClick={() => void recognise(text)}
        >
          {t('paste.read')}
        </Button>
        <div aria-live="polite">
          {reading.isError && !reading.isFetching && (
            <NoticeBar tone="danger">{failureMessage(reading.error, t)}</NoticeBar>
          )}
          {shown && <Found of={shown} unread={current?.unread ?? []} onTake={take} />}
        </div>
      </Stack>
    </Card>
  );
}

function Found({
  of,
  unread,
  onTake,
}: {
  of: Partial<AddressDraft>;
  unread: readonly string[];
  onTake: () => void;
}): ReactElement {
  const { t } = useTranslation('contacts');
  // i18n-keys: contacts:paste.part.*
  const labelOf = (part: (typeof parts)[number]) => t(`paste.part.${part}`);
  const missing = parts.filter((part) => of[part] === undefined);
  if (missing.length === parts.length) return <NoticeBar>{t('paste.nothing')}</NoticeBar>;
  const valueOf = {
    ...of,
    areas: of.areas === undefined ? undefined : areaText(of.areas.map(({ name }) => name)),
  };
  return (
    <Stack gap={4}>
      <KeyValueList
        items={parts.flatMap((part) => {
          const value = valueOf[part];
          return value === undefined ? [] : [{ label: labelOf(part), value }];
        })}
      />
      {missing.length > 0 && (
        <Note>{t('paste.missing', { parts: missing.map(labelOf).join(t('paste.and')) })}</Note>
      )}
      {unread.length > 0 && (
        <Note>{t('paste.unread', { parts: unread.join(t('paste.and')) })}</Note>
      )}
      <Button block onClick={onTake}>
        {t('paste.take')}
      </Button>
    </Stack>
  );
}
