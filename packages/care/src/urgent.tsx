import { NoticeBar } from '@xinglin/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { EmergencyCall } from './emergency-call';

/** What cannot wait for an appointment, with the ambulance a tap away where it has to come. */
export function Urgent({
  advice,
  withCall,
  live,
}: {
  /** A title of its own before each, where there is one. */
  advice: readonly { readonly title?: string; readonly text: string }[];
  withCall: boolean;
  /** It comes by an answer of the person, who has to hear of it. */
  live?: boolean;
}): ReactElement {
  const { t } = useTranslation('care');
  return (
    <NoticeBar
      tone="danger"
      live={live}
      action={withCall && <EmergencyCall size="small">{t('urgent.call')}</EmergencyCall>}
    >
      <strong>{t('urgent.goAtOnce')}</strong>
      {advice.map(({ title, text }) => (
        <span key={text}>
          <br />
          {title !== undefined && (
            <>
              <strong>{title}</strong>
              <br />
            </>
          )}
          {text}
        </span>
      ))}
    </NoticeBar>
  );
}
