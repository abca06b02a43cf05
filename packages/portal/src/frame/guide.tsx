import { usePreferences } from '@xinglin/api';
import { GuideOverlay } from '@xinglin/ui';
import { useState, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useMatch } from 'react-router';

/** Says that the guide was seen on this device. */
export const guideSeenKey = 'xl:guide-seen';

/** Shows a newcomer around the channel's home once (spec 2 §2.31). */
export function Guide(): ReactElement | null {
  const { t } = useTranslation('portal');
  const isHome = useMatch('/') !== null;
  const [isSeen, setSeen] = useState(wasSeen);
  // Home of elder mode has nothing of what is shown.
  const isElder = usePreferences().mode === 'elder';
  if (!isHome || isSeen || isElder) return null;
  return (
    <GuideOverlay
      steps={[
        { title: t('guide.find'), text: t('guide.findText'), target: '[role=search]' },
        { title: t('guide.tabs'), text: t('guide.tabsText'), target: 'main ~ div nav' },
        {
          title: t('guide.menu'),
          text: t('guide.menuText'),
          target: 'nav > button[aria-haspopup=dialog]',
        },
      ]}
      onDone={() => {
        setSeen(true);
        try {
          localStorage.setItem(guideSeenKey, '1');
        } catch {
          // Storage is switched off: the guide comes again with the next visit.
        }
      }}
    />
  );
}

function wasSeen(): boolean {
  try {
    return localStorage.getItem(guideSeenKey) !== null;
  } catch {
    return false;
  }
}
