import {
  Button,
  ButtonLink,
  Card,
  Checkbox,
  EmptyState,
  ErrorState,
  Note,
  NoticeBar,
  SkeletonList,
  Stack,
  SwitchField,
  TextField,
} from '@xinglin/ui';
import { useState, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';

const variants = ['primary', 'outline', 'text', 'danger'] as const;
const tones = ['info', 'warning', 'danger'] as const;

/** The components that most pages are made of, in the language, mode and channel of the page around them. */
export function ComponentSamples(): ReactElement {
  const { t } = useTranslation('test');
  const [on, setOn] = useState(false);
  const [text, setText] = useState('');
  return (
    <>
      <Card title={t('components.buttons')}>
        <Stack gap={3}>
          {variants.map((variant) => (
            <Button key={variant} variant={variant} block>
              {variant}
            </Button>
          ))}
          <Button block pending>
            {t('components.pending')}
          </Button>
          <ButtonLink to="/" variant="outline" block>
            {t('components.link')}
          </ButtonLink>
        </Stack>
      </Card>
      <Card title={t('components.notices')}>
        <Stack gap={3}>
          {tones.map((tone) => (
            <NoticeBar key={tone} tone={tone}>
              {tone}
            </NoticeBar>
          ))}
          <Note>{t('components.note')}</Note>
        </Stack>
      </Card>
      <Card title={t('components.fields')}>
        <Stack gap={3}>
          <TextField label={t('components.field')} value={text} onValueChange={setText} />
          <TextField label={t('components.field')} error={t('components.wrong')} defaultValue="?" />
          <SwitchField label={t('components.switch')} checked={on} onCheckedChange={setOn} />
          <Checkbox label={t('components.switch')} checked={on} onCheckedChange={setOn} />
        </Stack>
      </Card>
      <Card title={t('components.states')}>
        <SkeletonList count={1} />
        <EmptyState kind="list" title={t('components.empty')} />
        <ErrorState />
      </Card>
    </>
  );
}
